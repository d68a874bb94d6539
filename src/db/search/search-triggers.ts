import type { Client } from '@libsql/client';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '#db/schema/index.ts';
import { SEARCHED, type Part, type Searched } from './searched.ts';

export type Trigger = { name: string; sql: string };

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

function triggersOf({ table, code, title, body }: Searched): Trigger[] {
  const isEmpty = emptyColumns(table);
  const textOf = (part: Part): string => {
    if (typeof part !== 'string') return part.sql;
    return isEmpty.has(part) ? `coalesce(NEW.\`${part}\`, '')` : `NEW.\`${part}\``;
  };
  const join = (parts: readonly Part[]): string => parts.map(textOf).join(" || ' ' || ");
  const columns = [...title, ...body].flatMap(columnsOf);
  const rowid = (row: 'NEW' | 'OLD'): string =>
    `(${row}.\`workspaceId\` << 39) | (${code} << 36) | ${row}.\`id\``;
  const insert = `INSERT INTO \`crm_search\` (\`rowid\`, \`title\`, \`body\`)
  VALUES (${rowid('NEW')}, ${join(title)},
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
  DELETE FROM \`crm_search\` WHERE \`rowid\` = (${rowid('OLD')});
  ${insert}
END`,
    },
  ];
}

/** The triggers that keep the search, as the field lists want them. */
export const searchTriggers = (): Trigger[] => SEARCHED.flatMap(triggersOf);

const onOneLine = (sql: string): string => sql.replace(/\s+/g, ' ').trim();

/** Returns the triggers that differ in a database, which a migration has to write again. */
export async function staleTriggers(client: Client): Promise<Trigger[]> {
  const { rows } = await client.execute("select name, sql from sqlite_master where type = 'trigger'");
  const stored = new Map(rows.map((row) => [String(row['name']), onOneLine(String(row['sql']))]));
  return searchTriggers().filter(({ name, sql }) => stored.get(name) !== onOneLine(sql));
}

/** The statements of a migration that writes them anew. A column that is added empty needs no more. */
export const triggerStatements = (triggers: readonly Trigger[]): string =>
  triggers
    .flatMap(({ name, sql }) => [`DROP TRIGGER IF EXISTS \`${name}\`;`, `${sql};`])
    .join('\n--> statement-breakpoint\n');
