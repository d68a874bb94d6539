import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { migratedFolder, MIGRATIONS, silent, temporaryFolder } from '#tests/database.ts';
import {
  killWhileWriting,
  startDatabaseProcess,
  stopDatabaseProcesses,
} from '#tests/servers/database-process.ts';
import { listBackups } from '#db/backup/backup-files.ts';
import { openDatabase } from './open.ts';

let folder: string;

beforeEach(async () => {
  folder = await migratedFolder();
});

afterEach(async () => {
  await stopDatabaseProcesses();
  await rm(folder, { recursive: true, force: true });
});

const open = (options: { migrationsFolder?: string; dataDir?: string; url?: string } = {}) =>
  openDatabase({ url: `file:${folder}/test.db`, dataDir: folder, log: silent, ...options });

async function migrationsWith(tag: string, sql: string): Promise<string> {
  const target = join(folder, `migrations-${tag}`);
  await cp(MIGRATIONS, target, { recursive: true });
  const journalPath = join(target, 'meta', '_journal.json');
  const journal: { entries: unknown[] } = JSON.parse(await readFile(journalPath, 'utf8'));
  journal.entries.push({ idx: journal.entries.length, version: '6', when: 4e12, tag, breakpoints: true });
  await writeFile(journalPath, JSON.stringify(journal));
  await writeFile(join(target, `${tag}.sql`), sql);
  return target;
}

const INSERT = "INSERT INTO attempts (bucket, at) VALUES ('old', 1)";
const BREAK = '--> statement-breakpoint\n';

test('the first start creates the database without a backup, and the second has nothing to do', async () => {
  await rm(`${folder}/test.db`);
  for (let start = 0; start < 2; start += 1) {
    const { client, close } = await open();
    await client.execute(INSERT);
    await close();
  }
  const { client, close } = await open();
  expect((await client.execute('SELECT * FROM attempts')).rows).toHaveLength(2);
  expect(await listBackups(folder)).toEqual([]);
  await close();
});

test('a closed database is one file: the write-ahead log is empty', async () => {
  const { client, close } = await open();
  await client.execute(INSERT);
  await close();
  expect((await readFile(`${folder}/test.db-wal`).catch(() => Buffer.alloc(0))).length).toBe(0);
});

test('a pending migration is applied after a backup of the old state', async () => {
  const { client, close } = await open();
  await client.execute(INSERT);
  await close();

  const newer = await open({
    migrationsFolder: await migrationsWith('0099_more', 'CREATE TABLE more (id integer)'),
  });
  await newer.client.execute('INSERT INTO more VALUES (1)');
  await newer.close();

  const [copy, ...others] = await listBackups(folder);
  expect([copy?.path, others]).toEqual([expect.stringContaining('before-0099_more'), []]);
  const old = createClient({ url: pathToFileURL(copy?.path ?? '').href });
  expect((await old.execute('SELECT bucket FROM attempts')).rows).toMatchObject([{ bucket: 'old' }]);
  await expect(old.execute('SELECT * FROM more')).rejects.toThrow('no such table');
  old.close();
});

test.each([
  ['0099_syntax', `CREATE TABLE half (id integer);${BREAK}CREATE TABEL oops`, 'migration 0099_syntax'],
  ['0099_data', `CREATE TABLE half (id integer);${BREAK}INSERT INTO attempts (at) VALUES (1)`, 'NOT NULL'],
  [
    '0099_orphan',
    `CREATE TABLE half (id integer);${BREAK}INSERT INTO strengths (id, description, impact, companyId, createdAt, updatedAt) VALUES (1, 'x', 3, 999, '', '')`,
    'refers to one that is not there',
  ],
])(
  'a migration that fails (%s) leaves the old state and its backup, and says where',
  async (tag, sql, said) => {
    const first = await open();
    await first.client.execute(INSERT);
    await first.close();

    const migrationsFolder = await migrationsWith(tag, sql);
    await expect(open({ migrationsFolder })).rejects.toThrow(said);

    expect(await listBackups(folder)).toHaveLength(1);
    const again = await open();
    expect((await again.client.execute('SELECT bucket FROM attempts')).rows).toMatchObject([
      { bucket: 'old' },
    ]);
    await expect(again.client.execute('SELECT * FROM half')).rejects.toThrow('no such table');
    expect((await again.client.execute('PRAGMA foreign_keys')).rows[0]?.['foreign_keys']).toBe(1);
    await again.close();
  },
);

test('a failing first migration leaves no incomplete database', async () => {
  await rm(`${folder}/test.db`);
  const migrationsFolder = await migrationsWith('0099_bad', 'NONSENSE');
  await expect(open({ migrationsFolder })).rejects.toThrow('is unchanged');
  const { close } = await open();
  await close();
});

test('refuses a database of a newer version', async () => {
  const migrationsFolder = await migrationsWith('0099_more', 'CREATE TABLE more (id integer)');
  await (await open({ migrationsFolder })).close();
  await expect(open()).rejects.toThrow('newer version');
});

test('refuses a second process on the same folder in one line with pid and folder', async () => {
  const { close } = await open();
  const second = await startDatabaseProcess(folder, 'hold');
  await second.ended;
  expect(second.firstLine).toContain(`error The data folder ${folder} is in use by process ${process.pid}`);
  await close();

  const third = await startDatabaseProcess(folder, 'hold');
  expect(third.firstLine).toBe('open');
  await expect(open()).rejects.toThrow(`in use by process ${third.child.pid}`);
  third.child.kill('SIGKILL');
  await third.ended;
  await (await open()).close();
});

test('a start waits for the locks of a process that was killed', async () => {
  const killed = await startDatabaseProcess(folder, 'hold');
  const started = open();
  killed.child.kill('SIGKILL');
  const { close } = await started;
  await close();
});

test('a start waits for a process that still reads the database of a killed one', async () => {
  await (await open()).close();
  await rm(`${folder}/process.json`);
  const reader = new DatabaseSync(`${folder}/test.db`);
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM attempts').get();
  const started = open();
  // It has the folder, and tries to open the database.
  await vi.waitFor(() => expect(existsSync(`${folder}/process.json`)).toBe(true));
  reader.close();
  const { close } = await started;
  await close();
});

test('the same process cannot open it twice, nor the same file from another data folder', async () => {
  const { close } = await open();
  await expect(open()).rejects.toThrow('in use');
  const elsewhere = await temporaryFolder();
  await expect(open({ dataDir: elsewhere })).rejects.toThrow('in use');
  await rm(elsewhere, { recursive: true });
  await close();
  await (await open()).close();
});

test('refuses an in-memory database with the reason', async () => {
  await expect(open({ url: 'file::memory:' })).rejects.toThrow('two connections');
});

test('killing a writing process five times loses no acknowledged row and leaves no partial transaction', async () => {
  const outcome = await killWhileWriting(folder, 5);
  expect(outcome.acknowledged).toBeGreaterThan(50);
  expect(outcome).toMatchObject({ lost: [], halfTransactions: 0, integrity: 'ok' });
}, 30_000);
