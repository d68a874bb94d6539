// One long file for every state that a restore may meet, because all share the sequence of backup, change and restore.
import { copyFile, cp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { users } from '#db/schema/index.ts';
import { migratedFolder, silent } from '#tests/database.ts';
import { startDatabaseProcess, stopDatabaseProcesses } from '#tests/servers/database-process.ts';
import { backup } from './backup.ts';
import { listBackups } from './backup-files.ts';
import { removeChecksum } from './checksum.ts';
import { readMigrations } from '#db/connection/migrate.ts';
import { MIGRATIONS, openDatabase } from '#db/connection/open.ts';
import { restore, type RestoreOptions } from './restore.ts';

let folder: string;
let path: string;
const copy = (): string => `${folder}/copy.db`;

beforeEach(async () => {
  folder = await migratedFolder();
  path = `${folder}/test.db`;
});

afterEach(async () => {
  await stopDatabaseProcesses();
  await rm(folder, { recursive: true, force: true });
});

const open = () => openDatabase({ url: `file:${path}`, dataDir: folder, log: silent });

const restoring = (options: Partial<RestoreOptions> = {}) =>
  restore({
    source: copy(),
    databasePath: path,
    dataDir: folder,
    migrations: readMigrations(MIGRATIONS),
    isLogWaived: false,
    isMailReleased: false,
    isSignedOut: false,
    reapplyErasures: async () => 0,
    confirm: async () => true,
    ...options,
  });

const user = (name: string): string =>
  `INSERT INTO users (username, usernameKey, email, emailKey, name, password, role, searchText, createdAt, updatedAt)
   VALUES ('${name}', '${name}', '${name}@test.example', '${name}@test.example', '${name}', 'x', 'user', '', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`;
const MAIL = (cause: string, status: string): string =>
  `INSERT INTO outbox (kind, dedupeKey, recipient, subject, text, html, messageId, status, nextAttemptAt, createdAt)
   VALUES ('notice', '${cause}', 'a@test.example', 's', 't', 'h', '${cause}@test', '${status}', '', '2026-01-01T00:00:00.000Z')`;
const SESSION = `INSERT INTO sessions (id, userId, expiresAt, absoluteExpiresAt, bearerHash, bearerExpiresAt, userAgent, createdAt)
   VALUES ('s', 1, 9e9, 9e9, 'b', 9e9, '', '')`;

async function write(...statements: string[]): Promise<void> {
  const { client, close } = await open();
  for (const statement of statements) await client.execute(statement);
  await close();
}

async function read(sql: string): Promise<unknown[]> {
  const { client, close } = await open();
  const { rows } = await client.execute(sql);
  await close();
  return rows.map((row) => Object.values(row)[0]);
}

const userNames = () => read('SELECT username FROM users ORDER BY id');

async function prepare(): Promise<void> {
  await write(user('ana'));
  await backup(path, copy());
  await write(user('berta'));
}

test('restores the state of the backup, and keeps the replaced state beside the backups', async () => {
  await prepare();
  const result = await restoring();
  expect(await userNames()).toEqual(['ana']);
  const [kept] = await listBackups(folder);
  expect(result?.kept).toBe(kept?.path);
  await restoring({ source: kept?.path ?? '' });
  expect(await userNames()).toEqual(['ana', 'berta']);
});

const NOTHING = {
  companies: 0,
  crm_companies: 0,
  crm_contacts: 0,
  crm_opportunities: 0,
  marketing_products: 0,
  marketing_campaigns: 0,
};

test('both states are shown before anything changes, and declining changes nothing', async () => {
  await prepare();
  const asked: unknown[] = [];
  const confirm: RestoreOptions['confirm'] = async (...states) => {
    asked.push(states);
    return false;
  };
  expect(await restoring({ confirm })).toBeNull();
  expect(asked).toEqual([
    [
      expect.objectContaining({ counts: { ...NOTHING, users: 1 }, isOlder: false }),
      expect.objectContaining({ counts: { ...NOTHING, users: 2 } }),
      true,
    ],
  ]);
  expect(await userNames()).toEqual(['ana', 'berta']);
  expect(await listBackups(folder)).toEqual([]);
});

test('refuses to restore while a server runs, even if its lock file was deleted', async () => {
  await prepare();
  const server = await startDatabaseProcess(folder, 'hold');
  await expect(restoring()).rejects.toThrow(`in use by process ${server.child.pid}`);
  await rm(`${folder}/process.lock`);
  await expect(restoring()).rejects.toThrow('is open in another process');
  server.child.kill('SIGTERM');
  await server.ended;
  expect(await userNames()).toEqual(['ana', 'berta']);
}, 60_000);

test.each<[string, (file: string) => Promise<unknown>, RegExp]>([
  ['nothing', (file) => rm(file), /copy\.db is not there\.$/],
  ['an empty file', (file) => writeFile(file, ''), /copy\.db is empty \(0 bytes\)\.$/],
  ['a text', (file) => writeFile(file, 'name;email\n'.repeat(1000)), /is not a SQLite database\.$/],
  [
    'a truncated file',
    (file) => truncate(file, 100_000),
    /copy\.db is damaged and cannot be restored \(.*\)\.$/,
  ],
  ['a folder', async (file) => (await rm(file), cp(MIGRATIONS, file, { recursive: true })), /is a folder/],
  ['a foreign database', foreign, /is a database of another program\.$/],
  ['a newer version', newer, /was written by a newer version of this program/],
])('refuses to restore %s in one sentence, and the old state stays', async (_, spoil, said) => {
  await prepare();
  // The checksum alone would find all of them: without it, each fault is named for what it is.
  await removeChecksum(copy());
  await spoil(copy());
  const error: unknown = await restoring().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).toMatch(said);
  expect(String(error)).not.toContain('\n');
  expect(await userNames()).toEqual(['ana', 'berta']);
});

test('refuses to restore a file that differs from the checksum beside it, and takes it where there is none', async () => {
  await prepare();
  await write('PRAGMA wal_checkpoint(TRUNCATE)');
  await copyFile(path, copy());
  await expect(restoring()).rejects.toThrow(
    'is not what was backed up: its checksum differs from copy.db.sha256',
  );
  expect(await userNames()).toEqual(['ana', 'berta']);
  await backup(path, copy());
  const seen: boolean[] = [];
  const confirm: RestoreOptions['confirm'] = async ({ hasChecksum }) => (seen.push(hasChecksum), false);
  await restoring({ confirm });
  await removeChecksum(copy());
  await restoring({ confirm });
  expect(seen).toEqual([true, false]);
});

async function foreign(file: string): Promise<void> {
  await rm(file);
  const other = new DatabaseSync(file);
  other.exec('CREATE TABLE notes (text text)');
  other.close();
}

async function newer(file: string): Promise<void> {
  const copied = new DatabaseSync(file);
  copied.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 4000000000000)");
  copied.close();
}

test('refuses the bare file of a running server as a backup, unless that is accepted explicitly', async () => {
  await write(user('ana'));
  const { client, close } = await open();
  await client.execute(user('berta'));
  await copyFile(path, copy());
  await close();
  await expect(restoring()).rejects.toThrow('without its write-ahead log');
  expect(await userNames()).toEqual(['ana', 'berta']);
  await restoring({ isLogWaived: true });
  expect(await userNames()).toEqual(['ana']);
});

test('migrates a backup of an earlier version, and a failed migration changes nothing', async () => {
  await prepare();
  const next = (statement: string) => ({ tag: '0099_more', when: 4e12, hash: 'x', statements: [statement] });
  const migrations = readMigrations(MIGRATIONS);
  await expect(restoring({ migrations: [...migrations, next('NONSENSE')] })).rejects.toThrow('0099_more');
  expect(await userNames()).toEqual(['ana', 'berta']);

  let isOlder: boolean | undefined;
  await restoring({
    migrations: [...migrations, next('CREATE TABLE more (id integer)')],
    confirm: async (restored) => {
      isOlder = restored.isOlder;
      return true;
    },
  });
  expect(isOlder).toBe(true);
  const connection = new DatabaseSync(path, { readOnly: true });
  expect(connection.prepare('SELECT count(*) AS n FROM more').get()).toEqual({ n: 0 });
  connection.close();
});

test('holds mail that was unsent or being sent in the backup', async () => {
  await write(MAIL('one', 'queued'), MAIL('two', 'sending'), MAIL('three', 'sent'), MAIL('four', 'failed'));
  await backup(path, copy());
  expect(await restoring()).toMatchObject({ heldMail: 2 });
  expect(await read('SELECT status FROM outbox ORDER BY id')).toEqual(['held', 'held', 'sent', 'failed']);
  await restoring({ isMailReleased: true });
  expect(await read('SELECT status FROM outbox ORDER BY id')).toEqual([
    'queued',
    'sending',
    'sent',
    'failed',
  ]);
});

test('sessions of the backup stay valid, unless all are ended on request', async () => {
  await write(user('ana'), SESSION);
  await backup(path, copy());
  await restoring();
  expect(await read('SELECT id FROM sessions')).toEqual(['s']);
  await restoring({ isSignedOut: true });
  expect(await read('SELECT id FROM sessions')).toEqual([]);
});

test('later erasures are applied to the restored state before it is in its place', async () => {
  await prepare();
  const { client, close } = await open();
  await client.execute('CREATE TABLE IF NOT EXISTS erasures (id integer)');
  await close();
  const result = await restoring({
    reapplyErasures: async (replaced, restored) => {
      const names = await replaced.select({ name: users.username }).from(users);
      expect(names.map(({ name }) => name)).toEqual(['ana', 'berta']);
      await restored.delete(users);
      return 1;
    },
  });
  expect(result?.erasures).toBe(1);
  expect(await userNames()).toEqual([]);
});

test('a restore that reads the replaced state always succeeds, and leaves no log beside the stored file', async () => {
  await prepare();
  const reapplyErasures: RestoreOptions['reapplyErasures'] = async (replaced, restored) => {
    const names = await replaced.select({ name: users.username }).from(users);
    await restored.delete(users);
    return names.length;
  };
  for (let round = 0; round < 20; round += 1) await restoring({ reapplyErasures });
  const names = await readdir(`${folder}/backups`);
  const kept = names.filter((name) => name.endsWith('-before-restore.db'));
  expect(kept).toHaveLength(5);
  expect(names.toSorted()).toEqual(kept.flatMap((name) => [name, `${name}.sha256`]).toSorted());
});

test('a restore whose last steps fail leaves the old state, without a draft or a stored file', async () => {
  await prepare();
  const { client, close } = await open();
  await client.execute('CREATE TABLE IF NOT EXISTS erasures (id integer)');
  await close();
  const reapplyErasures = () => Promise.reject(new Error('the disk is full'));
  await expect(restoring({ reapplyErasures })).rejects.toThrow('the disk is full');
  expect(await userNames()).toEqual(['ana', 'berta']);
  expect((await readdir(folder)).filter((name) => name.includes('restoring'))).toEqual([]);
  expect(await readdir(`${folder}/backups`)).toEqual([]);
});

test('a damaged database can be replaced, and is stored as it is', async () => {
  await prepare();
  const damaged = Buffer.concat([(await readFile(path)).subarray(0, 5000), Buffer.alloc(8000, 1)]);
  await writeFile(path, damaged);
  const result = await restoring();
  expect(await userNames()).toEqual(['ana']);
  expect((await readFile(result?.kept ?? '')).equals(damaged)).toBe(true);
  expect(result?.erasures).toBeUndefined();
});

test('a restore after a kill does not mix the old database’s log into the restored one', async () => {
  await prepare();
  const writing = await startDatabaseProcess(folder, 'write');
  await expect.poll(() => writing.lines.length).toBeGreaterThan(20);
  writing.child.kill('SIGKILL');
  await writing.ended;
  await restoring();
  expect(await read('SELECT count(*) FROM attempts')).toEqual([0]);
});

test('restores a backup where no database is left', async () => {
  await prepare();
  await rm(path);
  await expect(open().then(({ close }) => close())).resolves.toBeUndefined();
  await rm(path);
  expect(await restoring()).toMatchObject({ kept: undefined });
  expect(await userNames()).toEqual(['ana']);
});
