import { readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silent, temporaryFolder } from '#tests/database.ts';
import { startDatabaseProcess, stopDatabaseProcesses } from '#tests/servers/database-process.ts';
import { backup, backupBefore } from './backup.ts';
import { listBackups } from './backup-files.ts';
import { openDatabase } from '#db/connection/open.ts';

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
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

test('keeps the last five automatic backups, and all made by hand', async () => {
  await (await open()).close();
  await backup(`${folder}/test.db`, `${folder}/backups/by-hand.db`);
  for (let i = 0; i < 7; i += 1) await backupBefore('0099_more', `${folder}/test.db`, folder);
  const names = (await listBackups(folder)).map(({ path }) => path.replace(/.*\//, ''));
  expect(names.filter((name) => name.includes('-before-0099_more'))).toHaveLength(5);
  expect(names).toContain('by-hand.db');
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
    'by-hand.db',
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
