import { getTableName } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Trigger } from '#db/triggers.ts';
import { JOURNALLED, storedColumns, type Journalled } from './journalled.ts';

/** JSON holds no bytes. */
const valueOf = (row: 'OLD' | 'NEW', column: SQLiteColumn): string =>
  column.getSQLType() === 'blob' ? `hex(${row}.\`${column.name}\`)` : `${row}.\`${column.name}\``;

/** JSON of the whole row that is deleted. */
const wholeRow = (columns: readonly SQLiteColumn[]): string =>
  `json_object(${columns.map((column) => `'${column.name}', ${valueOf('OLD', column)}`).join(', ')})`;

/** JSON of the changed columns alone; put together by hand, because `json_object` would name them all. */
const changedColumns = (columns: readonly SQLiteColumn[]): string =>
  `'{' || substr(${columns
    .map(
      (column) =>
        `iif(NEW.\`${column.name}\` IS OLD.\`${column.name}\`, '', ',"${column.name}":' || json_quote(${valueOf('OLD', column)}))`,
    )
    .join(' || ')}, 2) || '}'`;

function trigger(
  each: Journalled,
  { act, event, condition, was }: { act: string; event: string; condition: string; was: string },
): Trigger {
  const table = getTableName(each.table);
  const name = `${table}_journal_${event.toLowerCase()}`;
  const row = event === 'DELETE' ? 'OLD' : 'NEW';
  return {
    name,
    sql: `CREATE TRIGGER \`${name}\` AFTER ${event} ON \`${table}\`
WHEN (SELECT \`paused\` FROM \`journal\` WHERE \`id\` = 1) = 0${condition}
BEGIN
  INSERT INTO \`changes\` (\`causeId\`, \`record\`, \`recordId\`, \`act\`, \`was\`)
  VALUES ((SELECT \`causeId\` FROM \`journal\` WHERE \`id\` = 1), '${each.kind}', ${row}.\`id\`, '${act}', ${was});
END`,
  };
}

function triggersOf(each: Journalled): Trigger[] {
  const { acts = ['+', '~', '-'], quiet = [], when } = each;
  const columns = storedColumns(each);
  const loud = columns.filter(({ name }) => !['id', 'createdAt', 'updatedAt', ...quiet].includes(name));
  const only = when === undefined ? '' : ` AND ${when}`;
  // With its time where that moved too: a cut link leaves it, and so does its undo.
  const told = columns.filter(
    ({ name }) => name === 'updatedAt' || loud.some((column) => column.name === name),
  );
  const isChanged = loud.map(({ name }) => `NEW.\`${name}\` IS NOT OLD.\`${name}\``).join(' OR ');
  return [
    { act: '+', event: 'INSERT', condition: '', was: 'NULL' },
    { act: '~', event: 'UPDATE', condition: `${only} AND (${isChanged})`, was: changedColumns(told) },
    { act: '-', event: 'DELETE', condition: only, was: wholeRow(columns) },
  ].flatMap((one) => (acts.some((act) => act === one.act) ? [trigger(each, one)] : []));
}

/** A cause opens with its row, which saves a statement; one at a time, since writers take turns. */
const OPENING: Trigger = {
  name: 'causes_open',
  sql: `CREATE TRIGGER \`causes_open\` AFTER INSERT ON \`causes\`
BEGIN
  SELECT RAISE(ABORT, 'a cause is open already') WHERE (SELECT \`causeId\` FROM \`journal\` WHERE \`id\` = 1) IS NOT NULL;
  UPDATE \`journal\` SET \`causeId\` = NEW.\`id\` WHERE \`id\` = 1;
END`,
};

/** Nothing is journalled of what goes for good with an account or a workspace. */
const pauses = (table: string): Trigger[] =>
  (
    [
      ['BEFORE', 'start', '+'],
      ['AFTER', 'end', '-'],
    ] as const
  ).map(([when, name, sign]) => ({
    name: `${table}_journal_${name}`,
    sql: `CREATE TRIGGER \`${table}_journal_${name}\` ${when} DELETE ON \`${table}\`
BEGIN
  UPDATE \`journal\` SET \`paused\` = \`paused\` ${sign} 1 WHERE \`id\` = 1;
END`,
  }));

export const journalTriggers = (): Trigger[] => [
  OPENING,
  ...pauses('workspaces'),
  ...pauses('users'),
  ...JOURNALLED.flatMap(triggersOf),
];
