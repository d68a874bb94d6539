import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseOf } from '#db/drizzle.ts';
import { listBackups } from '#db/backup/backup-files.ts';
import { openDatabase, type OpenDatabase } from '#db/connection/open.ts';
import { users } from '#db/schema/index.ts';
import { parseS3Url } from '#server/config/s3-address.ts';
import { fetchBackup } from '#server/restore/stored-backups.ts';
import { silent, temporaryFolder } from '#tests/database.ts';
import { startHranaServer } from '#tests/servers/hrana/server.ts';
import { startS3Server } from '#tests/servers/s3-server.ts';
import { backUpDaily, createBackupJobs } from './backup-job.ts';

let folder: string;
let opened: OpenDatabase;
const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));

beforeEach(async () => {
  folder = await temporaryFolder();
  opened = await openDatabase({ url: `file:${folder}/suite.db`, dataDir: folder, log: silent });
});
afterEach(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

const optionsKeeping = (backupKeep: number, databaseUrl = `file:${folder}/suite.db`) => ({
  db: databaseOf(opened.client),
  config: { databaseUrl, databaseAuthToken: undefined, dataDir: folder, backupKeep, s3: undefined },
  log: silent,
});

const addUser = () =>
  databaseOf(opened.client)
    .insert(users)
    .values({
      username: 'ana',
      usernameKey: 'ana',
      password: 'x',
      name: 'Ana',
      email: 'ana@test.example',
      emailKey: 'ana@test.example',
      createdAt: day(1).toISOString(),
      updatedAt: day(1).toISOString(),
    });

test('the newest daily backups are kept, and the database stays writable meanwhile', async () => {
  await addUser();
  for (let number = 1; number <= 4; number += 1) {
    const backingUp = backUpDaily(optionsKeeping(3), day(number));
    await opened.client.execute(`INSERT INTO attempts (bucket, at) VALUES ('${number}', 1)`);
    await backingUp;
  }
  const names = (await listBackups(folder))
    .map(({ path }) => path.replace(/.*\//, '').slice(0, 8))
    .toSorted();
  expect(names).toEqual(['20260102', '20260103', '20260104']);
});

/** In a process of its own: locks of one process do not meet each other. */
const TAKE_WHOLE = `
  const file = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
  file.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE');
  try { file.exec('BEGIN EXCLUSIVE'); console.log('taken'); } catch (error) { console.log(error.message); }`;

const takeWhole = (name: string): string =>
  spawnSync(process.execPath, ['-e', TAKE_WHOLE, `${folder}/${name}`], { encoding: 'utf8' }).stdout.trim();

test('after a daily backup no other process can take the database or the lock file', async () => {
  await addUser();
  await backUpDaily(optionsKeeping(3), day(1));
  expect(await listBackups(folder)).toHaveLength(1);
  expect(takeWhole('suite.db')).toBe('database is locked');
  expect(takeWhole('process.lock')).toBe('database is locked');
});

test('nothing is backed up while nobody has an account, where nobody wants it, or of a database server', async () => {
  await backUpDaily(optionsKeeping(3), day(1));
  expect(await listBackups(folder)).toEqual([]);
  expect(createBackupJobs(optionsKeeping(0))).toEqual([]);
  expect(createBackupJobs(optionsKeeping(3, 'libsql://db.test.example'))).toEqual([]);
  expect(createBackupJobs(optionsKeeping(3))).toHaveLength(1);
});

test('with a store every daily backup of a database server is there too, and the newest are kept', async () => {
  await addUser();
  const store = await startS3Server();
  const server = await startHranaServer(`${folder}/suite.db`);
  const options = optionsKeeping(2, server.url);
  const kept = { ...options, config: { ...options.config, s3: parseS3Url(store.url()) } };
  expect(createBackupJobs(kept)).toHaveLength(1);
  for (let number = 1; number <= 3; number += 1) await backUpDaily(kept, day(number));
  expect([...store.files.keys()].map((name) => name.slice(0, 'suite/20260102'.length))).toEqual([
    'suite/20260102',
    'suite/20260103',
  ]);
  const back = await fetchBackup(kept.config, 'latest');
  expect((await readFile(back)).equals(store.files.get(`suite/${basename(back)}`) ?? Buffer.from(''))).toBe(
    true,
  );
  await server.close();
  await store.close();
});
