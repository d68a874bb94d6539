import type { Client, Row } from '@libsql/client';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '#db/schema/index.ts';

type Column = { name: string; type: string; isKey: boolean };
type Reference = { column: string; table: string; target: string };

const text = (row: Row, name: string): string => String(row[name] ?? '');

/** Lists the tables in the database itself, without those of a search index. */
export async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.execute(
    "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%'",
  );
  return rows.map((row) => text(row, 'name'));
}

async function columnsOf(client: Client, table: string): Promise<Column[]> {
  const { rows } = await client.execute({ sql: 'select * from pragma_table_info(?)', args: [table] });
  return rows.map((row) => ({
    name: text(row, 'name'),
    type: text(row, 'type').toLowerCase(),
    isKey: row.pk !== 0,
  }));
}

export async function referencesOf(client: Client, table: string): Promise<Reference[]> {
  const { rows } = await client.execute({
    sql: 'select * from pragma_foreign_key_list(?)',
    args: [table],
  });
  return rows.map((row) => ({
    column: text(row, 'from'),
    table: text(row, 'table'),
    target: text(row, 'to') || 'id',
  }));
}

/** `table.column` of those that hold yes or no; the database knows numbers alone. */
const BOOLEANS = new Set(
  Object.values(schema)
    .filter((each) => is(each, SQLiteTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter(({ dataType }) => dataType === 'boolean')
        .map(({ name }) => `${getTableConfig(table).name}.${name}`),
    ),
);

let filled = 0;

/** Fits every column of its type, and is of no other column: 3 lies within every range that a table checks. */
function valueOf(table: string, { name, type }: Column): string | number {
  filled += 1;
  if (BOOLEANS.has(`${table}.${name}`)) return 1;
  if (type.startsWith('int')) return /Level$|priority|impact|probability/.test(name) ? 3 : filled;
  // A JSON column holds an object.
  return /At$/.test(name)
    ? new Date(Date.UTC(2026, 2, 1, 9, 0, 0, filled)).toISOString()
    : `{"filler":${filled}}`;
}

/**
 * One row in every table that can hold one of this user, with something in every column: each reference leads to the row
 * made before, so that every row hangs from the account by some way. Answers the tables that were filled.
 */
export async function fillEveryTable(client: Client, userId: number): Promise<string[]> {
  const made = new Map<string, Row>();
  const user = await client.execute({ sql: 'select * from users where id = ?', args: [userId] });
  // The personal one has no name by itself.
  await client.execute({ sql: `update workspaces set name = 'filler' where createdBy = ?`, args: [userId] });
  const workspace = await client.execute({
    sql: 'select * from workspaces where createdBy = ?',
    args: [userId],
  });
  made.set('users', user.rows[0] ?? failed('users'));
  made.set('workspaces', workspace.rows[0] ?? failed('workspaces'));
  const member = await client.execute({
    sql: 'select * from workspace_members where userId = ?',
    args: [userId],
  });
  made.set('workspace_members', member.rows[0] ?? failed('workspace_members'));

  await client.execute('update journal set paused = 1');
  let waiting = (await tablesOf(client)).filter((table) => !made.has(table));
  for (let before = -1; before !== waiting.length;) {
    before = waiting.length;
    const later: string[] = [];
    for (const table of waiting) {
      const row = await fill(client, table, made);
      if (row) made.set(table, row);
      else later.push(table);
    }
    waiting = later;
  }
  if (waiting.length > 0) failed(waiting.join(', '));
  await client.execute('update journal set paused = 0');
  return [...made.keys()];
}

function failed(table: string): never {
  throw new Error(`no row could be made in ${table}`);
}

/** Returns null while a referenced row does not exist yet. */
async function fill(client: Client, table: string, made: ReadonlyMap<string, Row>): Promise<Row | null> {
  const all = await referencesOf(client, table);
  const references = all.filter((each) => each.table !== table);
  const toItself = all.filter((each) => each.table === table);
  if (references.some((each) => !made.has(each.table))) return null;
  const values = new Map<string, string | number>();
  const columns = await columnsOf(client, table);
  const isCounted = columns.filter(({ isKey }) => isKey).length === 1;
  for (const column of columns) {
    const reference = references.find((each) => each.column === column.name);
    const target = reference && made.get(reference.table)?.[reference.target];
    if (typeof target === 'number' || typeof target === 'string') values.set(column.name, target);
    else if (isCounted && column.isKey && column.type === 'integer') continue;
    else if (!toItself.some((each) => each.column === column.name))
      values.set(column.name, valueOf(table, column));
  }
  const names = [...values.keys()];
  const { rows } = await client.execute({
    sql: `insert into "${table}" (${names.map((name) => `"${name}"`).join()}) values (${names.map(() => '?').join()}) returning *`,
    args: [...values.values()],
  });
  const row = rows[0] ?? failed(table);
  // A cause is open from its row on.
  if (table === 'causes') await client.execute('update journal set causeId = null');
  // Named by its key: on a database server the next call has another connection.
  for (const { column, target } of toItself)
    await client.execute({
      sql: `update "${table}" set "${column}" = "${target}" where "${target}" = ?`,
      args: [row[target] ?? null],
    });
  return row;
}
