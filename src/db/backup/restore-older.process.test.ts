import { rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silent, temporaryFolder } from '#tests/database.ts';
import { applyMigrations, readMigrations } from '#db/connection/migrate.ts';
import { MIGRATIONS, openDatabase } from '#db/connection/open.ts';
import { restore } from './restore.ts';

const migrations = readMigrations(MIGRATIONS);

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A database as it was after the first `count` migrations, with an account. */
async function writtenBy(count: number): Promise<string> {
  const path = `${folder}/old.db`;
  const client = createClient({ url: `file:${path}` });
  await applyMigrations(client, migrations.slice(0, count));
  client.close();
  const file = new DatabaseSync(path);
  const needed = file
    .prepare('SELECT name, type FROM pragma_table_info(?) WHERE "notnull" AND pk = 0')
    .all('users');
  const names = needed.map(({ name }) => `"${String(name)}"`);
  const values = needed.map(({ type }) => (String(type).toLowerCase() === 'text' ? "'ana'" : '0'));
  file.exec(`INSERT INTO users (${names.join()}) VALUES (${values.join()})`);
  file.close();
  return path;
}

/** Backups of the first version, and of some between then and now. */
const ages = [
  1,
  Math.ceil(migrations.length / 3),
  Math.ceil((2 * migrations.length) / 3),
  migrations.length - 1,
];

test.each(ages)('a backup of any earlier version is restored: after %i migrations', async (count) => {
  const path = `${folder}/suite.db`;
  await restore({
    source: await writtenBy(count),
    databasePath: path,
    dataDir: folder,
    migrations,
    isLogWaived: false,
    isMailReleased: false,
    isSignedOut: false,
    reapplyErasures: async () => 0,
    confirm: async () => true,
  });
  const { client, close } = await openDatabase({ url: `file:${path}`, dataDir: folder, log: silent });
  expect((await client.execute('SELECT username FROM users')).rows[0]?.['username']).toBe('ana');
  await close();
});
