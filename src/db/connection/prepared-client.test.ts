import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPreparedClient } from './prepared-client.ts';

let folder: string;
let client: Client;
/** Another connection to the file, which keeps nothing. */
let outside: Client;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prepared-'));
  const url = pathToFileURL(join(folder, 'a.db')).href;
  client = createPreparedClient(url, 10);
  outside = createClient({ url, concurrency: 1 });
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('CREATE TABLE a (id INTEGER PRIMARY KEY, name TEXT UNIQUE)');
});
afterEach(async () => {
  client.close();
  outside.close();
  await rm(folder, { recursive: true, force: true });
});

const INSERT = 'INSERT INTO a (name) VALUES (?)';
const insert = (name: string) => client.execute({ sql: INSERT, args: [name] });
const names = async () => (await client.execute('SELECT * FROM a ORDER BY id')).rows.map(({ name }) => name);

test('the same statement answers each call with its own values and the rows of its time', async () => {
  for (const name of ['x', 'y', 'z']) await insert(name);
  const find = async (id: number) =>
    (await client.execute({ sql: 'SELECT name FROM a WHERE id = ?', args: [id] })).rows[0]?.['name'];
  expect([await find(1), await find(3), await find(9), await find(2)]).toEqual(['x', 'z', undefined, 'y']);
  await outside.execute("UPDATE a SET name = 'w' WHERE id = 2");
  expect(await find(2)).toBe('w');
});

test('a statement that was refused does not harm the next call of it', async () => {
  await insert('x');
  for (let round = 0; round < 3; round += 1)
    await expect(insert('x')).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT' });
  await insert('y');
  const { rows } = await outside.execute('SELECT name FROM a ORDER BY id');
  expect(rows.map(({ name }) => name)).toEqual(['x', 'y']);
});

test.each([99, 100, 101, 200])('%i rows are read whole and leave no reader behind', async (count) => {
  for (let n = 0; n < count; n += 1) await insert(`n${n}`);
  for (let round = 0; round < 3; round += 1) expect(await names()).toHaveLength(count);
  const { rows } = await outside.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  expect(rows[0]?.['busy']).toBe(0);
});

test('a changed schema shows in a statement that ran before', async () => {
  await insert('x');
  expect((await client.execute('SELECT * FROM a')).columns).toEqual(['id', 'name']);
  await client.executeMultiple("ALTER TABLE a ADD COLUMN b TEXT DEFAULT 'new'");
  expect((await client.execute('SELECT * FROM a')).rows[0]).toMatchObject({ name: 'x', b: 'new' });
  await client.execute("ALTER TABLE a ADD COLUMN c TEXT DEFAULT 'newer'");
  expect((await client.execute('SELECT * FROM a')).rows[0]).toMatchObject({ b: 'new', c: 'newer' });
});

test('transactions of the same statements commit and roll back', async () => {
  for (const [name, isKept] of [
    ['x', true],
    ['y', false],
    ['z', true],
  ] as const) {
    const transaction = await client.transaction('write');
    await transaction.execute({ sql: INSERT, args: [name] });
    await (isKept ? transaction.commit() : transaction.rollback());
  }
  await client.batch([{ sql: INSERT, args: ['b'] }, 'SELECT 1'], 'write');
  expect(await names()).toEqual(['x', 'z', 'b']);
});

test('more statements than are kept all answer, and so does a connection that was replaced', async () => {
  for (let n = 0; n < 600; n += 1)
    expect((await client.execute(`SELECT ${n % 300} AS n`)).rows[0]).toEqual({ n: n % 300 });
  client.reconnect();
  expect((await client.execute('SELECT 7 AS n')).rows[0]).toEqual({ n: 7 });
});
