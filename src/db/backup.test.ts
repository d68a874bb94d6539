import { rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silent, temporaryFolder } from '#tests/database.ts';
import { startDatabaseProcess, stopDatabaseProcesses } from '#tests/database-process.ts';
import { backup, listBackups, restore } from './backup.ts';
import { openDatabase } from './open.ts';

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterEach(async () => {
  await stopDatabaseProcesses();
  await rm(folder, { recursive: true, force: true });
});

const open = () => openDatabase({ url: `file:${folder}/test.db`, dataDir: folder, log: silent });

const INSERT = "INSERT INTO attempts (bucket, at) VALUES ('old', 1)";

test('the last five automatic backups are kept, and those that somebody made', async () => {
  const { client, close } = await open();
  await backup(`${folder}/test.db`, `${folder}/backups/by-hand.db`);
  await client.execute(INSERT);
  await close();
  for (let i = 0; i < 7; i += 1) await restore(`${folder}/backups/by-hand.db`, `${folder}/test.db`, folder);
  const names = (await listBackups(folder)).map(({ path }) => path.replace(/.*\//, ''));
  expect(names.filter((name) => name.includes('-before-restore'))).toHaveLength(5);
  expect(names).toContain('by-hand.db');
});

test('a restored backup is the state of its time, and the replaced one is kept', async () => {
  const { client, close } = await open();
  await client.execute(INSERT);
  await backup(`${folder}/test.db`, `${folder}/backups/one-row.db`);
  await client.execute(INSERT);
  await expect(restore(`${folder}/backups/one-row.db`, `${folder}/test.db`, folder)).rejects.toThrow(
    'in use',
  );
  await close();

  await restore(`${folder}/backups/one-row.db`, `${folder}/test.db`, folder);

  const restored = await open();
  expect((await restored.client.execute('SELECT * FROM attempts')).rows).toHaveLength(1);
  await restored.close();
  expect(await listBackups(folder)).toHaveLength(2);
});

test('a restore after a kill does not mix the log of the old database into the restored one', async () => {
  await (await open()).close();
  await backup(`${folder}/test.db`, `${folder}/backups/empty.db`);
  const writing = await startDatabaseProcess(folder, 'write');
  await expect.poll(() => writing.lines.length).toBeGreaterThan(20);
  writing.child.kill('SIGKILL');
  await writing.ended;

  await restore(`${folder}/backups/empty.db`, `${folder}/test.db`, folder);

  const restored = await open();
  expect((await restored.client.execute('SELECT * FROM attempts')).rows).toEqual([]);
  await restored.close();
});

test('a damaged file is not taken as a backup', async () => {
  await (await open()).close();
  await writeFile(`${folder}/bad.db`, 'SQLite format 3\0 and then nothing');
  await expect(restore(`${folder}/bad.db`, `${folder}/test.db`, folder)).rejects.toThrow();
  await (await open()).close();
});
