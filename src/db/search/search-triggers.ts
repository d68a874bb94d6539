import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '#db/schema/index.ts';
import type { Trigger } from '#db/triggers.ts';
import { foldedSql } from './folded.ts';
import { INBOX_VIEW } from './inbox-view.ts';
import { SEARCHED, type Part } from './searched.ts';
import { SEARCHED_PROFILES } from './searched-profiles.ts';

const TABLES: readonly SQLiteTable[] = Object.values(schema).filter((each) => is(each, SQLiteTable));

/** Names of the columns that may be null. */
function emptyColumns(name: string): Set<string> {
  const table = TABLES.find((each) => getTableConfig(each).name === name);
  if (!table) throw new Error(`there is no table ${name}`);
  const columns = Object.values(getTableColumns(table));
  return new Set(columns.filter(({ notNull }) => !notNull).map((column) => column.name));
}

const columnsOf = (part: Part): readonly string[] => (typeof part === 'string' ? [part] : part.columns);

/** A name that goes to or comes from nothing goes with `companyId`, which is looked at too. */
const changed = (column: string): string =>
  column === 'companyKey'
    ? "(NEW.`companyKey` IS NOT OLD.`companyKey` AND NEW.`companyKey` <> '~' AND OLD.`companyKey` <> '~')"
    : `NEW.\`${column}\` IS NOT OLD.\`${column}\``;

type Indexed = { table: string; title: readonly Part[]; body: readonly Part[] };

/** Place of a table's rows in an index: the columns before the texts, and the columns whose change moves a row. */
type Place = {
  index: string;
  rowid: (row: 'NEW' | 'OLD') => string;
  /** Column and value that stand before the texts. */
  owner?: readonly [string, string];
  moving?: readonly string[];
};

function textSql(table: string, parts: readonly Part[], row: string): string {
  const isEmpty = emptyColumns(table);
  const partSql = (part: Part): string => {
    if (typeof part !== 'string') return part.sql;
    return isEmpty.has(part) ? `coalesce(${row}.\`${part}\`, '')` : `${row}.\`${part}\``;
  };
  return parts.length === 0 ? "''" : foldedSql(parts.map(partSql).join(" || ' ' || "));
}

function triggersOf({ table, title, body }: Indexed, { index, rowid, owner, moving = [] }: Place): Trigger[] {
  const join = (parts: readonly Part[]) => textSql(table, parts, 'NEW');
  const columns = [...[...title, ...body].flatMap(columnsOf), ...moving];
  const [ownerColumn, ownerValue] = owner ? [`\`${owner[0]}\`, `, `${owner[1]}, `] : ['', ''];
  const insert = `INSERT INTO \`${index}\` (\`rowid\`, ${ownerColumn}\`title\`, \`body\`)
  VALUES (${rowid('NEW')}, ${ownerValue}${join(title)},
    ${join(body)});`;
  return [
    {
      name: `${table}_search_insert`,
      sql: `CREATE TRIGGER \`${table}_search_insert\` AFTER INSERT ON \`${table}\`
BEGIN
  ${insert}
END`,
    },
    {
      name: `${table}_search_update`,
      sql: `CREATE TRIGGER \`${table}_search_update\` AFTER UPDATE OF ${columns.map((name) => `\`${name}\``).join(', ')} ON \`${table}\`
WHEN ${columns.map(changed).join(' OR ')}
BEGIN
  DELETE FROM \`${index}\` WHERE \`rowid\` = (${rowid('OLD')});
  ${insert}
END`,
    },
  ];
}

const crmPlace = (code: number): Place => ({
  index: 'crm_search',
  rowid: (row) => `(${row}.\`workspaceId\` << 39) | (${code} << 36) | ${row}.\`id\``,
});

/** A row that goes with its company cannot look up whose it was: its workspace is a word of the row. */
const profilePlace = (table: string, code: number): Place => ({
  index: 'consulting_search',
  rowid: (row) => `(${code} << 40) | ${row}.\`id\``,
  owner: [
    'owner',
    table === 'companies'
      ? "'w' || NEW.`workspaceId`"
      : "'w' || (SELECT `workspaceId` FROM `companies` WHERE `id` = NEW.`companyId`)",
  ],
  moving: table === 'companies' ? ['workspaceId'] : [],
});

/** The rows of a profile go to another workspace with their company, which has a trigger of its own. */
const MOVED_PROFILES: Trigger = {
  name: 'companies_search_move',
  sql: `CREATE TRIGGER \`companies_search_move\` AFTER UPDATE OF \`workspaceId\` ON \`companies\`
WHEN ${changed('workspaceId')}
BEGIN
${SEARCHED_PROFILES.filter(({ table }) => table !== 'companies')
  .map(
    ({ table, code, title, body }) => `  DELETE FROM \`consulting_search\`
  WHERE \`rowid\` IN (SELECT (${code} << 40) | \`id\` FROM \`${table}\` WHERE \`companyId\` = NEW.\`id\`);
  INSERT INTO \`consulting_search\` (\`rowid\`, \`owner\`, \`title\`, \`body\`)
  SELECT (${code} << 40) | \`r\`.\`id\`, 'w' || NEW.\`workspaceId\`, ${textSql(table, title, '`r`')},
    ${textSql(table, body, '`r`')}
  FROM \`${table}\` \`r\` WHERE \`r\`.\`companyId\` = NEW.\`id\`;`,
  )
  .join('\n')}
END`,
};

/** The triggers that keep the search, and the view that some of them read, as the field lists want them. */
export const searchTriggers = (): Trigger[] => [
  INBOX_VIEW,
  ...SEARCHED.flatMap((each) => triggersOf(each, crmPlace(each.code))),
  ...SEARCHED_PROFILES.flatMap((each) => triggersOf(each, profilePlace(each.table, each.code))),
  MOVED_PROFILES,
];
