import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, temporaryFolder, type TestDatabase } from '#tests/database.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { type HranaServer, startHranaServer } from '#tests/servers/hrana/server.ts';
import { backupRemote } from './backup.ts';

let folder: string;
let database: TestDatabase;
let server: HranaServer;

beforeEach(async () => {
  folder = await temporaryFolder();
  database = await openTestDatabase();
  server = await startHranaServer(database.path);
});
afterEach(async () => {
  await server.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Everything that a file holds, table by table, search indexes too. */
function contentOf(path: string): Record<string, string[]> {
  const file = new DatabaseSync(path, { readOnly: true, readBigInts: true });
  const read = (sql: string): string[] =>
    file
      .prepare(sql)
      .all()
      .map((row) => inspect(row));
  const tables = file.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const found = { schema: read('SELECT type, name, sql FROM sqlite_master ORDER BY type, name') };
  for (const { name } of tables)
    Object.assign(found, { [String(name)]: read(`SELECT * FROM "${String(name)}"`) });
  file.close();
  return found;
}

async function fill(): Promise<void> {
  const { user } = await aUserContext(database.db);
  for (let made = 0; made < 1_500; made += 500)
    await database.client.batch(
      Array.from({ length: 500 }, (_, index) => ({
        sql: 'INSERT INTO attempts (bucket, at) VALUES (?, ?)',
        args: [`b${made + index}`, made + index],
      })),
    );
  await database.client.execute({
    sql: "INSERT INTO company_logos (workspaceId, userId, contentType, data, width, height, createdAt) VALUES ((SELECT id FROM workspaces WHERE createdBy = ?1), ?1, 'image/png', ?2, 1, 1, '')",
    args: [user.id, new Uint8Array([0, 1, 255])],
  });
  await database.client.execute({
    sql: `INSERT INTO crm_contacts (workspaceId, userId, firstName, nameKey, companyKey, createdAt, updatedAt)
      SELECT workspaceId, userId, 'Núñez', 'nunez', '', '', '' FROM workspace_members WHERE userId = ?`,
    args: [user.id],
  });
}

test('the backup of a database server holds every row, picture and index of it', async () => {
  await fill();
  const target = join(folder, 'backup.db');
  await backupRemote(server.url, undefined, target);
  expect(contentOf(target)).toEqual(contentOf(database.path));
  const copy = new DatabaseSync(target);
  const hits = copy.prepare("SELECT count(*) AS n FROM crm_search WHERE crm_search MATCH 'nunez'").get();
  copy.exec("INSERT INTO crm_search (crm_search) VALUES ('integrity-check')");
  copy.close();
  expect(hits).toEqual({ n: 1 });
});

test('is one state: what is written meanwhile is not in it', async () => {
  await fill();
  const target = join(folder, 'backup.db');
  const making = backupRemote(server.url, undefined, target);
  await expect.poll(() => server.trips.length).toBeGreaterThan(3);
  await database.client.execute("INSERT INTO attempts (bucket, at) VALUES ('later', 1)");
  await making;
  const copy = new DatabaseSync(target, { readOnly: true });
  expect(copy.prepare("SELECT count(*) AS n FROM attempts WHERE bucket = 'later'").get()).toEqual({ n: 0 });
  copy.close();
});

test('asks for fewer rows where the server refuses an answer as too large', async () => {
  await fill();
  server.fail({ how: 'code', code: 'RESPONSE_TOO_LARGE', sql: /FROM "attempts".* LIMIT 1000$/ });
  const target = join(folder, 'backup.db');
  await backupRemote(server.url, undefined, target);
  expect(contentOf(target)['attempts']).toHaveLength(1_500);
});

test('leaves nothing behind when the server fails', async () => {
  server.fail({ how: 'drop before', sql: /FROM "users"/ });
  await expect(backupRemote(server.url, undefined, join(folder, 'backup.db'))).rejects.toThrow();
  expect(await readdir(folder)).toEqual([]);
});

test.each(['http', 'ws'])(
  'a refused token is named where it is set, and leaves no file (%s)',
  async (scheme) => {
    const guarded = await startHranaServer(database.path, { token: 'right' });
    const url = guarded.url.replace(/^http/, scheme);
    for (const token of ['wrong', undefined])
      await expect(backupRemote(url, token, join(folder, 'copy.db'))).rejects.toThrow(
        `The database server ${new URL(url).host} refuses the token (DATABASE_AUTH_TOKEN).`,
      );
    await guarded.close();
    await expect(backupRemote(url, 'right', join(folder, 'copy.db'))).rejects.toThrow(
      `The database server ${new URL(url).host} does not answer (DATABASE_URL).`,
    );
    expect(await readdir(folder)).toEqual([]);
  },
);
