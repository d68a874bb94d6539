// One long file: all cases share a folder, a database and a store, over simulated days.
import { spawnSync } from 'node:child_process';
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pino } from 'pino';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf } from '#db/drizzle.ts';
import { backupFolder, listBackups } from '#db/backup/backup-files.ts';
import { verifyChecksum } from '#db/backup/checksum.ts';
import { openDatabase, type OpenDatabase } from '#db/connection/open.ts';
import { backupStates, jobs, outbox, users } from '#db/schema/index.ts';
import { parseS3Url } from '#kernel/config/s3-address.ts';
import { fetchBackup } from '#kernel/restore/stored-backups.ts';
import { TEST_SECRETS } from '#tests/builders/settings.ts';
import { migratedFolder, silent, temporaryFolder } from '#tests/database.ts';
import { startHranaServer } from '#tests/servers/hrana/server.ts';
import { startS3Server, type S3Server } from '#tests/servers/s3-server.ts';
import { queueBackupAlarm } from '#features/accounts/system/backup-alarm.server.ts';
import { runSoon } from '#kernel/jobs/enqueue.ts';
import { runDue, scheduleRecurring } from '#kernel/jobs/queue.ts';
import { openMail } from '#kernel/mail/outbox.ts';
import { backupHandlers, type BackupJobOptions } from '#kernel/jobs/backup-job.ts';

const log = pino({ level: 'silent' });
let folder: string;
let opened: OpenDatabase;
let store: S3Server;
const MINUTE_MS = 60_000;
const day = (number: number, hour = 0, minute = 5): Date => new Date(Date.UTC(2026, 0, number, hour, minute));

beforeEach(async () => {
  folder = await migratedFolder('suite.db');
  store = await startS3Server();
  opened = await openDatabase({ url: `file:${folder}/suite.db`, dataDir: folder, log: silent });
});
afterEach(async () => {
  await opened.close();
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

type Over = Partial<BackupJobOptions['config']> & { hasStore?: boolean };

const optionsOf = ({ hasStore = false, ...over }: Over = {}): BackupJobOptions => ({
  db: databaseOf(opened.client),
  config: {
    databaseUrl: `file:${folder}/suite.db`,
    databaseAuthToken: undefined,
    dataDir: folder,
    backupKeep: 14,
    s3: hasStore ? parseS3Url(store.url()) : undefined,
    ...over,
  },
  log: silent,
  alarm: (now) =>
    queueBackupAlarm(databaseOf(opened.client), now, {
      siteUrl: 'https://suite.test.example',
      mailFrom: 'Suite <no-reply@test.example>',
      secrets: TEST_SECRETS,
    }),
});

/** Lets every job look once, as the runner does, at the given times. */
async function runAt(times: readonly Date[], over: Over = {}, signal = new AbortController().signal) {
  let now = day(1);
  const clock = () => now;
  const queue = {
    db: databaseOf(opened.client),
    handlers: backupHandlers({ ...optionsOf(over), clock }),
    log,
    clock,
  };
  for (now of times) {
    await scheduleRecurring(queue.db, queue.handlers, now);
    for (const { kind } of queue.handlers) await runSoon(queue.db, kind);
    await runDue(queue, undefined, signal);
  }
}

const every = (minutes: number, from: Date, to: Date): Date[] =>
  Array.from(
    { length: Math.floor((to.getTime() - from.getTime()) / (minutes * MINUTE_MS)) + 1 },
    (_, index) => new Date(from.getTime() + index * minutes * MINUTE_MS),
  );

const addUser = (name = 'ana', over: Partial<typeof users.$inferInsert> = {}) =>
  databaseOf(opened.client)
    .insert(users)
    .values({
      username: name,
      usernameKey: name,
      password: 'x',
      name,
      email: `${name}@test.example`,
      emailKey: `${name}@test.example`,
      createdAt: day(1).toISOString(),
      updatedAt: day(1).toISOString(),
      ...over,
    });

const names = async (): Promise<string[]> =>
  (await readdir(backupFolder(folder)).catch(() => [])).filter((name) => !name.endsWith('.json')).toSorted();
const daysHere = async (): Promise<string[]> =>
  (await names()).filter((name) => name.endsWith('-daily.db')).map((name) => name.slice(0, 8));
const daysStored = (): string[] =>
  [...store.files.keys()]
    .filter((name) => name.endsWith('-daily.db'))
    .map((name) => name.slice('suite/'.length).slice(0, 8))
    .toSorted();
const stateOf = async (kind: 'daily' | 'upload') =>
  (await databaseOf(opened.client).select().from(backupStates)).find((state) => state.kind === kind);
const mails = () => databaseOf(opened.client).select().from(outbox).orderBy(asc(outbox.id));

/** Files of the names that earlier days have left. */
async function leave(...left: string[]): Promise<void> {
  await addUser();
  await runAt([day(1)]);
  const [first = ''] = await names();
  const bytes = await readFile(join(backupFolder(folder), first));
  for (const name of left) await writeFile(join(backupFolder(folder), name), bytes);
}

/** The command of coreutils; other systems have another name for it. */
const TOOL = 'sha256sum';
const HAS_TOOL = spawnSync(TOOL, ['--version']).status === 0;

describe('the day', () => {
  test('has one backup with its checksum, whatever the number of looks, and as many days stay as are wanted', async () => {
    await addUser();
    await runAt(every(60, day(1), day(4)), { backupKeep: 3 });
    const found = await names();
    expect(await daysHere()).toEqual(['20260102', '20260103', '20260104']);
    expect(found.filter((name) => name.endsWith('.sha256'))).toHaveLength(3);
    expect(found).toHaveLength(6);
    const [newest] = await listBackups(folder);
    expect(await verifyChecksum(newest?.path ?? '')).toBe(true);
  });

  test.skipIf(!HAS_TOOL)('has a checksum that the tool of the system accepts', async () => {
    await addUser();
    await runAt([day(1)]);
    const files = (await names()).filter((name) => name.endsWith('.sha256'));
    const checked = spawnSync(TOOL, ['-c', ...files], { cwd: backupFolder(folder), encoding: 'utf8' });
    expect([checked.status, checked.stdout]).toEqual([0, expect.stringMatching(/-daily\.db: OK\n$/)]);
  });

  test('is not done while nobody has an account: the first account has its backup the same day', async () => {
    await runAt([day(1, 0), day(1, 9)]);
    expect(await names()).toEqual([]);
    await addUser();
    await runAt([day(1, 10)]);
    expect(await daysHere()).toEqual(['20260101']);
  });

  test('is known by its file after a restore, whose database knows nothing of it', async () => {
    await addUser();
    await runAt([day(1)]);
    const before = await names();
    const [file] = await listBackups(folder);
    await utimes(file?.path ?? '', day(3), day(3));
    await databaseOf(opened.client).delete(backupStates);
    await runAt([day(1, 5), day(1, 6)]);
    expect(await names()).toEqual(before);
    expect(await stateOf('daily')).toMatchObject({ doneAt: day(1, 5).toISOString(), error: null });
  });

  test('and the database stays writable meanwhile, and locked against other processes', async () => {
    await addUser();
    const running = runAt([day(1)]);
    await opened.client.execute("INSERT INTO attempts (bucket, at) VALUES ('1', 1)");
    await running;
    expect(takeWhole('suite.db')).toBe('database is locked');
    expect(takeWhole('process.lock')).toBe('database is locked');
  });
});

/** In a process of its own: locks of one process do not meet each other. */
const TAKE_WHOLE = `
  const file = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
  file.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE');
  try { file.exec('BEGIN EXCLUSIVE'); console.log('taken'); } catch (error) { console.log(error.message); }`;

const takeWhole = (name: string): string =>
  spawnSync(process.execPath, ['-e', TAKE_WHOLE, `${folder}/${name}`], { encoding: 'utf8' }).stdout.trim();

describe('pruning', () => {
  test('counts days, never attempts: fourteen files of one day push out no other day', async () => {
    const attempts = Array.from({ length: 14 }, (_, index) => `20260120T00${10 + index}00000Z-daily.db`);
    await leave('20260118T000000000Z-daily.db', '20260119T000000000Z-daily.db', ...attempts);
    await runAt([day(21)], { backupKeep: 4 });
    expect(await daysHere()).toEqual(['20260118', '20260119', '20260120', '20260121']);
    expect(await names()).toContain('20260120T002300000Z-daily.db');
  });

  test('deletes neither what a clock that was ahead has dated nor, for its sake, today’s', async () => {
    await leave('20270101T000000000Z-daily.db', '20270102T000000000Z-daily.db');
    await runAt([day(2), day(3)], { backupKeep: 2 });
    expect(await daysHere()).toEqual(['20260102', '20260103', '20270101', '20270102']);
  });

  test('deletes nothing that was made by hand, and what killed processes left incomplete', async () => {
    const halves = ['20260101T000000000Z-daily.db.partial', '20260101T000000000Z-daily.db.partial-journal'];
    await leave('mine.db', ...halves);
    for (const half of halves) await utimes(join(backupFolder(folder), half), day(1), day(1));
    await runAt([day(1, 8)]);
    expect(await names()).toEqual(expect.arrayContaining(['mine.db']));
    expect((await names()).filter((name) => name.includes('partial'))).toEqual([]);
  });
});

describe('a copy that fails', () => {
  test('leaves no file, says why, and is repeated after ten minutes, then later and later', async () => {
    await addUser();
    const broken = { databaseUrl: `file:${folder}/none.db` };
    await runAt(every(5, day(1), day(1, 2)), broken);
    expect(await names()).toEqual([]);
    expect(await stateOf('daily')).toMatchObject({
      doneAt: null,
      failingSince: day(1).toISOString(),
      attempts: 4,
      error: `The database ${folder}/none.db is not there.`,
    });
    await runAt([day(1, 4)]);
    expect(await daysHere()).toEqual(['20260101']);
    expect(await stateOf('daily')).toMatchObject({ failingSince: null, error: null, attempts: 0 });
  });
});

describe('a store that refuses', () => {
  test('an expired key makes no new file in days, pushes out no day, and the administrators are told', async () => {
    await addUser('ana', { role: 'admin', language: 'es' });
    await addUser('root', { role: 'admin', language: 'en' });
    await addUser('gone', { role: 'admin', disabledAt: day(1).toISOString() });
    await addUser('plain');
    await runAt([day(1)], { hasStore: true });
    const asked = store.asked.length;
    store.fail(403, Number.POSITIVE_INFINITY, 'ExpiredToken');
    await runAt(every(10, day(2), day(3, 23, 55)), { hasStore: true });
    expect(await daysHere()).toEqual(['20260101', '20260102', '20260103']);
    expect(await mails()).toEqual([]);
    // Hourly after the first: not one request for every look.
    expect(store.asked.length - asked).toBeLessThan(55);

    await runAt(every(10, day(4), day(5, 3)), { hasStore: true });
    expect(await daysHere()).toEqual(['20260101', '20260102', '20260103', '20260104', '20260105']);
    const told = (await mails()).map((mail) => openMail(TEST_SECRETS, mail));
    expect(told.map(({ recipient, subject }) => `${recipient} ${subject}`)).toEqual([
      'ana@test.example Sin copias en el almacén externo desde hace 2 días',
      'root@test.example No backup in the external store for 2 days',
      'ana@test.example Sin copias en el almacén externo desde hace 3 días',
      'root@test.example No backup in the external store for 3 days',
    ]);
    const { host } = new URL(store.url());
    expect(told[1]?.text).toContain(
      `The store of S3_URL (bucket bucket at ${host}) answered 403 ExpiredToken to GET.`,
    );
    expect(told[1]?.text).toContain('https://suite.test.example/admin/system');
    expect(JSON.stringify([told, await stateOf('upload')])).not.toMatch(/cret\+key|se%2Fcret|AKIATEST/);
    expect(await stateOf('daily')).toMatchObject({ error: null, doneAt: day(5).toISOString() });

    store.fail(0, 0);
    await runAt([day(5, 5)], { hasStore: true });
    expect(daysStored()).toEqual(['20260101', '20260102', '20260103', '20260104', '20260105']);
    expect(store.files.size).toBe(10);
    expect(await stateOf('upload')).toMatchObject({ failingSince: null, doneAt: day(5, 5).toISOString() });
  });

  test('one that is busy for a while is asked again within the attempt', async () => {
    await addUser();
    store.fail(503, 2);
    await runAt([day(1)], { hasStore: true });
    expect(daysStored()).toEqual(['20260101']);
  });

  test('what was stored before it failed is not sent again', async () => {
    await addUser();
    store.fail(403, 1);
    await runAt([day(1), day(2)], { hasStore: true });
    const puts = store.asked.filter((asked) => asked.startsWith('PUT') && asked.endsWith('.db'));
    expect(puts).toHaveLength(2);
    await runAt([day(2, 5), day(2, 6)], { hasStore: true });
    expect(store.asked.filter((asked) => asked.startsWith('PUT') && asked.endsWith('.db'))).toEqual(puts);
  });

  test('keeps as many days as the folder, and their checksums', async () => {
    await addUser();
    await runAt([day(1), day(2), day(3)], { hasStore: true, backupKeep: 2 });
    expect(daysStored()).toEqual(['20260102', '20260103']);
    expect([...store.files.keys()].filter((name) => name.endsWith('.sha256'))).toHaveLength(2);
  });

  test('one that is silent keeps no server from ending, and the day’s upload is still due', async () => {
    await addUser();
    await runAt([day(1)]);
    store.fallSilent();
    const ending = new AbortController();
    const running = runAt([day(1, 1)], { hasStore: true }, ending.signal);
    await expect.poll(() => store.asked.length).toBe(1);
    ending.abort();
    await running;
    expect(await stateOf('upload')).toBeUndefined();
    const rows = await databaseOf(opened.client).select().from(jobs);
    expect(rows.filter(({ leaseToken }) => leaseToken !== null)).toEqual([]);
  });
});

test('nothing is backed up where nobody wants it, or of a database server without a store', () => {
  expect(backupHandlers(optionsOf({ backupKeep: 0 }))).toEqual([]);
  expect(backupHandlers(optionsOf({ databaseUrl: 'libsql://db.test.example' }))).toEqual([]);
  expect(backupHandlers(optionsOf())).toHaveLength(1);
  expect(backupHandlers(optionsOf({ hasStore: true }))).toHaveLength(2);
});

test('of a database server one instance stores the day, and another takes over where that one is gone', async () => {
  await addUser();
  const server = await startHranaServer(`${folder}/suite.db`);
  const own = { hasStore: true, backupKeep: 2, databaseUrl: server.url };
  const other = { ...own, dataDir: await temporaryFolder() };
  await runAt([day(1)], own);
  await runAt([day(1, 1)], other);
  expect(store.files.size).toBe(2);
  store.fail(403, 1);
  await runAt([day(2)], own);
  await runAt([day(2, 0, 50)], other);
  expect(daysStored()).toEqual(['20260101']);
  await runAt([day(2, 2)], other);
  expect(daysStored()).toEqual(['20260101', '20260102']);
  expect(await daysHere()).toEqual(['20260101', '20260102']);
  const back = await fetchBackup({ ...optionsOf(own).config }, 'latest');
  expect((await readFile(back)).equals(store.files.get(`suite/${basename(back)}`) ?? Buffer.from(''))).toBe(
    true,
  );
  expect(await verifyChecksum(back)).toBe(true);
  await rm(other.dataDir, { recursive: true, force: true });
  await server.close();
});
