import { appendFile, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migratedFolder, silent } from '#tests/database.ts';
import { startDatabaseProcess, stopDatabaseProcesses } from '#tests/servers/database-process.ts';
import { backup, backupBeforeMigration } from './backup.ts';
import { listBackups } from './backup-files.ts';
import { verifyChecksum } from './checksum.ts';
import { readNoted } from './noted-backups.ts';
import { openDatabase } from '#db/connection/open.ts';

let folder: string;

beforeEach(async () => {
  folder = await migratedFolder();
});

afterEach(async () => {
  await stopDatabaseProcesses();
  await rm(folder, { recursive: true, force: true });
});

const open = () => openDatabase({ url: `file:${folder}/test.db`, dataDir: folder, log: silent });

const rowsIn = (path: string): number => {
  const connection = new DatabaseSync(path, { readOnly: true });
  const rows = Number(connection.prepare('SELECT count(*) AS n FROM attempts').get()?.['n']);
  connection.close();
  return rows;
};

const namesIn = async (): Promise<string[]> => (await readdir(`${folder}/backups`)).toSorted();

test('keeps the copies from before the last five migrations, one of each however often it fails, and all made by hand', async () => {
  await (await open()).close();
  await backup(`${folder}/test.db`, `${folder}/backups/by-hand.db`);
  const tags = ['0094_a', '0095_b', '0096_c', '0097_d', '0098_e', '0099_f', '0099_f', '0099_f'];
  for (const tag of tags) await backupBeforeMigration(tag, `${folder}/test.db`, folder);
  const kept = (await namesIn()).flatMap((name) => /-before-(\w+)\.db$/.exec(name)?.[1] ?? []);
  expect(kept).toEqual(['0095_b', '0096_c', '0097_d', '0098_e', '0099_f']);
  expect((await namesIn()).filter((name) => name.endsWith('.sha256'))).toHaveLength(6);
  expect(await namesIn()).toContain('by-hand.db');
  expect(await readNoted(folder, 'beforeMigration')).toMatchObject({
    error: null,
    file: expect.stringContaining('-before-0099_f.db'),
  });
});

test('a copy before a migration that cannot be made is noted for whoever looks later', async () => {
  await expect(backupBeforeMigration('0099_f', `${folder}/none.db`, folder)).rejects.toThrow('is not there');
  expect(await readNoted(folder, 'beforeMigration')).toMatchObject({
    doneAt: null,
    failedAt: expect.stringMatching(/Z$/),
    error: `The database ${folder}/none.db is not there.`,
  });
});

test('a replaced backup never stands beside the checksum of the former one', async () => {
  await (await open()).close();
  const target = `${folder}/copy.db`;
  await backup(`${folder}/test.db`, target);
  expect(await verifyChecksum(target)).toBe(true);
  const { client, close } = await open();
  await client.execute("INSERT INTO attempts (bucket, at) VALUES ('1', 1)");
  await close();
  await backup(`${folder}/test.db`, target);
  expect(await verifyChecksum(target)).toBe(true);
  await appendFile(target, 'x');
  await expect(verifyChecksum(target)).rejects.toThrow('its checksum differs from copy.db.sha256');
  await writeFile(`${target}.sha256`, 'no checksum\n');
  await expect(verifyChecksum(target)).rejects.toThrow('holds no SHA-256 checksum');
  await rm(`${target}.sha256`);
  expect(await verifyChecksum(target)).toBe(false);
});

test('a backup under write load is sound and has every row acknowledged before it began', async () => {
  await (await open()).close();
  const writing = await startDatabaseProcess(folder, 'write');
  await expect.poll(() => writing.lines.length).toBeGreaterThan(50);
  for (let i = 0; i < 3; i += 1) {
    const acknowledged = writing.lines.filter((line) => /^\d+:\d+$/.test(line)).length;
    const target = `${folder}/copy-${i}.db`;
    await backup(`${folder}/test.db`, target);
    expect(rowsIn(target)).toBeGreaterThanOrEqual(acknowledged);
  }
});

test('a backup after a kill does not change the killed server’s log', async () => {
  await (await open()).close();
  const writing = await startDatabaseProcess(folder, 'write');
  await expect.poll(() => writing.lines.length).toBeGreaterThan(50);
  writing.child.kill('SIGKILL');
  await writing.ended;
  const log = await readFile(`${folder}/test.db-wal`);
  await backup(`${folder}/test.db`, `${folder}/copy.db`);
  expect((await readFile(`${folder}/test.db-wal`)).equals(log)).toBe(true);
  expect(rowsIn(`${folder}/copy.db`)).toBeGreaterThan(0);
  await (await open()).close();
});

test('the next backup deletes what killed copies left, and a running copy stays', async () => {
  await (await open()).close();
  await backup(`${folder}/test.db`, `${folder}/backups/by-hand.db`);
  const left = ['20260101T000000000Z-daily.db.partial', '20260101T000000000Z-daily.db.partial-journal'];
  for (const name of [...left, 'now.db.partial', 'again.db.partial', 'notes.partial'])
    await writeFile(`${folder}/backups/${name}`, 'half');
  for (const name of left) await utimes(`${folder}/backups/${name}`, 0, 0);
  await backup(`${folder}/test.db`, `${folder}/backups/again.db`);
  expect((await readdir(`${folder}/backups`)).toSorted()).toEqual([
    'again.db',
    'again.db.sha256',
    'by-hand.db',
    'by-hand.db.sha256',
    'notes.partial',
    'now.db.partial',
  ]);
});

test('leaves out a backup that is deleted while the others are listed', async () => {
  await (await open()).close();
  await backup(`${folder}/test.db`, `${folder}/backups/by-hand.db`);
  // A broken link behaves like a listed file that no longer exists.
  await symlink(`${folder}/gone.db`, `${folder}/backups/gone.db`);
  expect((await listBackups(folder)).map(({ path }) => path)).toEqual([`${folder}/backups/by-hand.db`]);
});

test('a backup is readable by its owner only', async () => {
  await (await open()).close();
  await backup(`${folder}/test.db`, `${folder}/backups/by-hand.db`);
  expect((await stat(`${folder}/backups/by-hand.db`)).mode & 0o777).toBe(0o600);
  expect((await stat(`${folder}/backups`)).mode & 0o777).toBe(0o700);
});

test('a failed copy is reported in a sentence and leaves no file', async () => {
  await expect(backup(`${folder}/none.db`, `${folder}/copy.db`)).rejects.toThrow('none.db is not there.');
  await writeFile(`${folder}/text.db`, 'name;email\n'.repeat(10));
  await expect(backup(`${folder}/text.db`, `${folder}/copy.db`)).rejects.toThrow(
    /^The database .*text\.db is not a SQLite database\.$/,
  );
  await expect(stat(`${folder}/copy.db`)).rejects.toThrow('ENOENT');
});
