// One long file for every refused start, because they share the broken folders.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdir, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migratedFolder, silent, temporaryFolder } from '#tests/database.ts';
import { startDatabaseProcess, stopDatabaseProcesses } from '#tests/servers/database-process.ts';
import { backup } from '#db/backup/backup.ts';
import { listBackups } from '#db/backup/backup-files.ts';
import { openDatabase, type OpenOptions } from './open.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await migratedFolder();
  path = `${folder}/test.db`;
});

afterEach(async () => {
  await stopDatabaseProcesses();
  await rm(folder, { recursive: true, force: true });
});

const open = (options: Partial<OpenOptions> = {}) =>
  openDatabase({ url: `file:${path}`, dataDir: folder, log: silent, ...options });

const INSERT = "INSERT INTO attempts (bucket, at) VALUES ('kept', 1)";

async function makeDatabase(): Promise<void> {
  const { client, close } = await open();
  await client.execute(INSERT);
  await close();
}

async function killedServer(): Promise<void> {
  const writing = await startDatabaseProcess(folder, 'write');
  await expect.poll(() => writing.lines.length).toBeGreaterThan(20);
  writing.child.kill('SIGKILL');
  await writing.ended;
}

async function foreign(): Promise<void> {
  await rm(path);
  const other = new DatabaseSync(path);
  other.exec('CREATE TABLE notes (text text)');
  other.close();
}

test.each<[string, () => Promise<unknown>, RegExp]>([
  ['an empty file', () => truncate(path, 0), /is empty \(0 bytes\)\. .*npm run restore/],
  ['a text', () => writeFile(path, 'name;email\n'), /is not a SQLite database\. .*npm run restore/],
  ['a truncated file', () => truncate(path, 5000), /is damaged\. .*npm run restore/],
  ['a folder', async () => (await rm(path), mkdir(path)), /is a folder, not a database\./],
  ['a foreign database', foreign, /belongs to another program\. Set another DATA_DIR/],
])(
  '%s instead of the database ends the start with one sentence, and stays unchanged',
  async (_, spoil, said) => {
    await makeDatabase();
    await spoil();
    const before = await stat(path);
    const error: unknown = await open().catch((reason: unknown) => reason);
    expect(String(error)).toMatch(said);
    expect(String(error)).not.toContain('\n');
    expect((await stat(path)).size).toBe(before.size);
  },
);

test('refuses a new installation beside backups, naming the newest and how to start anew', async () => {
  await makeDatabase();
  await backup(path, join(folder, 'backups', 'by-hand.db'));
  await rm(path);
  await expect(open()).rejects.toThrow(`npm run restore -- ${folder}/backups/by-hand.db`);
  await expect(open()).rejects.toThrow('move that folder away');
  expect(await readdir(folder)).not.toContain('test.db');
  await rm(join(folder, 'backups'), { recursive: true });
  await (await open()).close();
});

test('a log without its database is not a new installation', async () => {
  await killedServer();
  await rm(path);
  await expect(open()).rejects.toThrow('its write-ahead log is still there');
});

test('every start after a kill ends with one sentence if the log was deleted', async () => {
  await killedServer();
  await rm(`${path}-wal`);
  await expect(open()).rejects.toThrow(/was not closed by its server, .* is missing.*--without-log/);
  await expect(open()).rejects.toThrow('is missing');
});

test('refuses to serve the bare copy of a running server’s file', async () => {
  const { client, close } = await open();
  await client.execute(INSERT);
  const elsewhere = await temporaryFolder();
  await copyFile(path, `${elsewhere}/test.db`);
  await close();
  const copied = open({ url: `file:${elsewhere}/test.db`, dataDir: elsewhere });
  await expect(copied).rejects.toThrow('was not closed by its server');
  await rm(elsewhere, { recursive: true });
});

test('reports a log that is deleted while the server runs, and loses nothing', async () => {
  const told: string[] = [];
  const { client, close } = await open({ onLost: (sentence) => told.push(sentence) });
  await client.execute(INSERT);
  await rm(`${path}-wal`);
  await expect
    .poll(() => told, { timeout: 20_000 })
    .toEqual([expect.stringContaining('was removed while the server ran')]);
  await close();
  const again = await open();
  expect((await again.client.execute('SELECT bucket FROM attempts')).rows).toHaveLength(1);
  await again.close();
}, 30_000);

test('a database deleted while the server runs is saved to the backups', async () => {
  const told: string[] = [];
  const { client, close } = await open({ onLost: (sentence) => told.push(sentence) });
  await client.execute(INSERT);
  await rm(path);
  await expect.poll(() => told, { timeout: 20_000 }).toHaveLength(1);
  await close();
  const [rescued] = await listBackups(folder);
  const connection = new DatabaseSync(rescued?.path ?? '');
  expect(connection.prepare('SELECT count(*) AS n FROM attempts').get()).toEqual({ n: 1 });
  expect(connection.prepare('PRAGMA user_version').get()).toEqual({ user_version: 0 });
  connection.close();
  await expect(open()).rejects.toThrow(rescued?.path);
}, 30_000);

test('a deleted lock file admits no second writer', async () => {
  const first = await startDatabaseProcess(folder, 'hold');
  await rm(`${folder}/process.lock`);
  const second = await startDatabaseProcess(folder, 'hold');
  await second.ended;
  expect(second.firstLine).toMatch(/^error The database .* is open in another process/);
  first.child.kill('SIGKILL');
  await first.ended;
}, 60_000);

test('of two simultaneous starts on an empty folder one opens it, and the other names the owner', async () => {
  await rm(path);
  const starts = await Promise.all([
    startDatabaseProcess(folder, 'hold'),
    startDatabaseProcess(folder, 'hold'),
  ]);
  const lines = starts.map(({ firstLine }) => firstLine).toSorted();
  expect(lines).toEqual([expect.stringMatching(/^error The data folder .* is in use by/), 'open']);
}, 60_000);

test.each<[string, () => string, RegExp]>([
  ['a file', () => `${folder}/file`, /^Error: DATA_DIR: .*file is a file, or lies in one/],
  ['a path below a file', () => `${folder}/file/data`, /^Error: DATA_DIR: .* is a file, or lies in one/],
])('reports a data folder that is %s in one sentence', async (_, dataDir, said) => {
  await writeFile(`${folder}/file`, '');
  const error: unknown = await open({ dataDir: dataDir() }).catch((reason: unknown) => reason);
  expect(String(error)).toMatch(said);
});

test('reports a data folder without write permission in one sentence', async () => {
  await rm(path);
  await chmod(folder, 0o755);
  // Root may write everywhere, so it switches to a user who may not; others remove the permission from the folder.
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) await chmod(folder, 0o500);
  const script = new URL('../../../tests/faults/database-process.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, `${folder}`, 'hold'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(isRoot && { uid: 65_534, gid: 65_534 }),
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(child, 'close');
  expect(said).toBe(
    `error The data folder ${folder} cannot be written by this user. Give it the right to, or set another DATA_DIR.\n`,
  );
  await chmod(folder, 0o700);
});

test('the data folder and our files in it become readable by their owner only, whatever they were before', async () => {
  await makeDatabase();
  await mkdir(join(folder, 'mail'));
  await writeFile(join(folder, 'mail', 'a.eml'), '', { mode: 0o644 });
  await writeFile(join(folder, 'process.old'), '', { mode: 0o644 });
  await chmod(path, 0o644);
  await chmod(folder, 0o755);
  const { close } = await open();
  await close();
  const modes = await Promise.all(
    ['', 'mail', 'mail/a.eml', 'process.old', 'test.db'].map(
      async (name) => (await stat(join(folder, name))).mode & 0o777,
    ),
  );
  expect(modes).toEqual([0o700, 0o700, 0o600, 0o600, 0o600]);
});

test('deleted data is overwritten in the file', async () => {
  const { client, close } = await open();
  expect((await client.execute('PRAGMA secure_delete')).rows[0]?.['secure_delete']).toBe(1);
  await close();
});
