import { chmodSync, rmSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { LibsqlError, type Transaction, type Value } from '@libsql/client';
import { checkDatabase } from '#db/connection/database-check.ts';
import { remoteMistake } from '#db/connection/remote-errors.ts';
import { connectRemote } from '#db/connection/remote.ts';

/** Rows asked for at once: about a megabyte of ours. A server refuses an answer that is too large; then fewer. */
const ROWS_AT_ONCE = 1_000;
const TOO_LARGE = 'RESPONSE_TOO_LARGE';

type Entry = { type: string; name: string; sql: string };

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Tables that SQLite and the server keep for themselves. */
const FOREIGN = /^(?:sqlite_|libsql_|_litestream_)/;

async function entriesOf(from: Transaction): Promise<Entry[]> {
  const { rows } = await from.execute(
    'SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid',
  );
  return rows
    .map((row) => ({ type: String(row['type']), name: String(row['name']), sql: String(row['sql']) }))
    .filter(({ name }) => !FOREIGN.test(name));
}

type Shape = { columns: string[]; key: string[]; hasRowid: boolean };

function shapeOf(to: DatabaseSync, table: string): Shape {
  const columns = to.prepare('SELECT name, type, pk FROM pragma_table_info(?)').all(table);
  const inKey = columns
    .filter(({ pk }) => Number(pk) > 0)
    .toSorted((one, other) => Number(one['pk']) - Number(other['pk']));
  const { wr: isWithoutRowid } = to.prepare('SELECT wr FROM pragma_table_list(?)').get(table) ?? {};
  const names = columns.map(({ name }) => String(name));
  if (Number(isWithoutRowid) === 1)
    return { columns: names, key: inKey.map(({ name }) => String(name)), hasRowid: false };
  const isAlias = inKey.length === 1 && String(inKey[0]?.['type']).toUpperCase() === 'INTEGER';
  return { columns: names, key: ['_rowid_'], hasRowid: !isAlias };
}

const toValue = (value: Value): SQLInputValue =>
  value instanceof ArrayBuffer ? new Uint8Array(value) : value;

/** The next rows behind `after`, with the key in front. */
async function rowsBehind(from: Transaction, table: string, shape: Shape, after: Value[], limit: number) {
  const key = shape.key.map((name) => (name === '_rowid_' ? name : quoted(name)));
  const where = after.length === 0 ? '' : `WHERE (${key.join()}) > (${key.map(() => '?').join()})`;
  const sql = `SELECT ${[...key, ...shape.columns.map(quoted)].join()} FROM ${quoted(table)} ${where} ORDER BY ${key.join()} LIMIT ${limit}`;
  return (await from.execute({ sql, args: after })).rows;
}

async function copyTable(from: Transaction, to: DatabaseSync, table: string): Promise<void> {
  const shape = shapeOf(to, table);
  const targets = [...(shape.hasRowid ? ['_rowid_'] : []), ...shape.columns.map(quoted)];
  const insert = to.prepare(
    `INSERT OR REPLACE INTO ${quoted(table)} (${targets.join()}) VALUES (${targets.map(() => '?').join()})`,
  );
  let after: Value[] = [];
  for (let limit = ROWS_AT_ONCE; ;) {
    try {
      const rows = await rowsBehind(from, table, shape, after, limit);
      for (const row of rows) {
        const values = Array.from(
          { length: shape.key.length + shape.columns.length },
          (_, index) => row[index] ?? null,
        );
        const own = values.slice(shape.key.length);
        insert.run(...(shape.hasRowid ? [values[0] ?? null, ...own] : own).map(toValue));
        after = values.slice(0, shape.key.length);
      }
      if (rows.length < limit) return;
    } catch (error) {
      if (limit === 1 || !(error instanceof LibsqlError) || error.code !== TOO_LARGE) throw error;
      limit = Math.ceil(limit / 4);
    }
  }
}

/**
 * Copies the database of a server to a new file: one state, because it is read in one transaction, and checked like
 * every backup. Search indexes are copied as the tables that they consist of.
 *
 * @throws Error where the copy cannot be made or is not sound; nothing is left of it then
 */
export async function copyRemote(url: string, authToken: string | undefined, target: string): Promise<void> {
  // Keys of search indexes are larger than a number can be.
  const client = connectRemote(url, authToken, { intMode: 'bigint' });
  const from = await client.transaction('read').catch((error: unknown) => {
    client.close();
    throw remoteMistake(error, url);
  });
  const to = new DatabaseSync(target, { enableForeignKeyConstraints: false, defensive: false });
  chmodSync(target, 0o600);
  try {
    const entries = await entriesOf(from);
    to.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN');
    const isVirtual = ({ sql }: Entry): boolean => /^create virtual table/i.test(sql);
    const virtual = entries.filter(isVirtual);
    // Their tables are made with them.
    const isPartOf = (name: string): boolean => virtual.some((index) => name.startsWith(`${index.name}_`));
    const tables = entries.filter((entry) => entry.type === 'table' && !isVirtual(entry));
    for (const { sql } of [...virtual, ...tables.filter(({ name }) => !isPartOf(name))]) to.exec(sql);
    // The last one says which ids were given, so that none is given again.
    for (const name of [...tables.map((table) => table.name), 'sqlite_sequence']) {
      if (isPartOf(name) || name === 'sqlite_sequence') to.exec(`DELETE FROM ${quoted(name)}`);
      await copyTable(from, to, name);
    }
    for (const { sql } of entries.filter(({ type }) => type !== 'table')) to.exec(sql);
    to.exec('COMMIT');
    checkDatabase(to);
  } catch (error) {
    to.close();
    rmSync(target, { force: true });
    throw remoteMistake(error, url);
  } finally {
    from.close();
    client.close();
  }
  to.close();
}
