import { afterEach, beforeEach, expect, test } from 'vitest';
import { MIGRATIONS, openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { isRaised, isTaken } from '#db/errors.ts';
import { readMigrations } from './migrate.ts';

let database: TestDatabase;

const REPORT =
  "INTO reports (id, analysis, recommendations, aiArchitecture, language, snapshot, rulesVersion, contentHash, createdAt, companyId) VALUES (1, 'a', 'b', 'c', 'en', '{}', 1, 'hash', '2026-01-01T00:00:00.000Z', 1)";

beforeEach(async () => {
  database = await openTestDatabase();
  await database.client.batch([
    "INSERT INTO users (id, username, usernameKey, password, name, email, emailKey, role, createdAt, updatedAt) VALUES (1, 'ana', 'ana', 'x', 'Ana', 'a@example.com', 'a@example.com', 'user', '', '')",
    "INSERT INTO companies (id, name, sector, size, structure, email, searchText, createdAt, updatedAt, userId, workspaceId) VALUES (1, 'Acme', 'it', 'pequeña', 'SL', NULL, 'acme it', '', '', 1, 1)",
    `INSERT ${REPORT}`,
  ]);
});

afterEach(() => database.close());

const run = (sql: string) => database.client.execute(sql);
const count = async (table: string) => (await run(`SELECT * FROM ${table}`)).rows.length;
const failure = (sql: string) =>
  run(sql).then(
    () => 'nothing',
    (error: unknown) => error,
  );

test.each(['analysis', 'recommendations', 'aiArchitecture', 'createdAt', 'companyId', 'snapshot'])(
  'a report cannot be changed: %s',
  async (column) => {
    const error = await failure(`UPDATE reports SET ${column} = 7`);
    expect(isRaised(error, 'report_immutable')).toBe(true);
  },
);

test('a report cannot be deleted while its company exists', async () => {
  expect(isRaised(await failure('DELETE FROM reports'), 'report_immutable')).toBe(true);
  expect(await count('reports')).toBe(1);
});

test.each([
  ['a second report', `INSERT ${REPORT.replace('(1, ', '(2, ')}`],
  ['a report that replaces the first', `INSERT OR REPLACE ${REPORT.replace("'a'", "'other'")}`],
  ['a replacement under another id', `REPLACE ${REPORT.replace('(1, ', '(2, ')}`],
  ['an upsert', `INSERT ${REPORT} ON CONFLICT DO UPDATE SET analysis = 'other'`],
])('a company has one report: rejects %s', async (_name, sql) => {
  expect(isRaised(await failure(sql), 'report_exists')).toBe(true);
  expect((await run('SELECT analysis FROM reports')).rows).toMatchObject([{ analysis: 'a' }]);
});

test.each(['companies', 'users'])('a report is deleted with its company: deleting from %s', async (table) => {
  await run(`DELETE FROM ${table}`);
  expect([await count('companies'), await count('reports')]).toEqual([0, 0]);
});

test.each([
  [
    'departments',
    "INSERT INTO departments (id, name, function, digitalizationLevel, companyId, createdAt, updatedAt) VALUES (1, 'x', 'y', ?, 1, '', '')",
  ],
  [
    'problems',
    "INSERT INTO problems (id, description, priority, companyId, createdAt, updatedAt) VALUES (1, 'x', ?, 1, '', '')",
  ],
  [
    'strengths',
    "INSERT INTO strengths (id, description, impact, companyId, createdAt, updatedAt) VALUES (1, 'x', ?, 1, '', '')",
  ],
])('a rating in %s is between 1 and 5', async (table, sql) => {
  for (const value of [0, 6, -1])
    await expect(database.client.execute(sql, [value])).rejects.toThrow('CHECK');
  await database.client.execute(sql, [5]);
  expect(await count(table)).toBe(1);
});

test.each([
  "INSERT INTO companies (id, name, sector, size, structure, email, searchText, createdAt, updatedAt, userId, workspaceId) VALUES (2, 'x', 'it', 'pequeña', 'SL', NULL, 'x', '', '', 999, 1)",
  "INSERT INTO companies (id, name, sector, size, structure, email, searchText, createdAt, updatedAt, userId) VALUES (2, 'x', 'it', 'pequeña', 'SL', NULL, 'x', '', '', 1)",
  "INSERT INTO products (id, name, description, type, companyId, createdAt, updatedAt) VALUES (1, 'x', 'y', 'product', 999, '', '')",
  "INSERT INTO sessions (id, userId, expiresAt, absoluteExpiresAt, bearerHash, bearerExpiresAt, userAgent, createdAt) VALUES ('s', 999, 1, 1, 'h', 1, '', '')",
  'UPDATE companies SET userId = 999',
])('a row needs an owner: %s', async (sql) => {
  await expect(run(sql)).rejects.toThrow('FOREIGN KEY');
});

test('a taken name and a taken address are reported separately', async () => {
  const insert = (key: string, email: string) =>
    failure(
      `INSERT INTO users (id, username, usernameKey, password, name, email, emailKey, role, createdAt, updatedAt) VALUES (2, 'x', '${key}', 'x', 'x', 'x', '${email}', 'user', '', '')`,
    );
  const name = await insert('ana', 'b@example.com');
  expect([isTaken(name, 'users.usernameKey'), isTaken(name, 'users.emailKey')]).toEqual([true, false]);
  const address = await insert('eva', 'a@example.com');
  expect([isTaken(address), isTaken(address, 'users.usernameKey')]).toEqual([true, false]);
});

test('the id of a deleted row is not reused', async () => {
  await run('DELETE FROM users');
  await run(
    "INSERT INTO users (id, username, usernameKey, password, name, email, emailKey, role, createdAt, updatedAt) SELECT NULL, 'e', 'e', 'x', 'E', 'e', 'e', 'user', '', ''",
  );
  expect((await run('SELECT id FROM users')).rows).toMatchObject([{ id: 2 }]);
});

test('a migration has one statement between two breakpoints: the client runs the first and ignores the rest', () => {
  for (const { tag, statements } of readMigrations(MIGRATIONS)) {
    for (const statement of statements) {
      const bare = statement.replace(/--[^\n]*|'(?:[^']|'')*'/g, '').replace(/\bBEGIN\b[\s\S]*\bEND\b/i, '');
      expect(bare.trim().replace(/;$/, ''), tag).not.toContain(';');
    }
  }
});
