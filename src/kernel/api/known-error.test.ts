import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { strengths, users } from '#db/schema/index.ts';
import { aStrength } from '#tests/builders/profile.ts';
import { userRow } from '#tests/builders/user.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { knownError } from './known-error.ts';

const log = pino({ level: 'silent' });
const at = { createdAt: '2026-03-01T09:00:00.000Z', updatedAt: '2026-03-01T09:00:00.000Z' };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const told = (statement: PromiseLike<unknown>) =>
  Promise.resolve(statement).then(
    () => 'accepted',
    (error: unknown) => knownError(error, log, 'r1').code,
  );

test('inserting a row whose company was deleted meanwhile is not_found', async () => {
  const row = { ...aStrength(999), ...at };
  expect(await told(database.db.insert(strengths).values(row))).toBe('not_found');
  expect(await told(database.db.insert(strengths).values(row).returning())).toBe('not_found');
  expect(await told(database.db.transaction((tx) => tx.insert(strengths).values(row)))).toBe('not_found');
});

test('any other database error is an internal error', async () => {
  const row = userRow();
  await database.db.insert(users).values(row);
  expect(await told(database.db.insert(users).values(row))).toBe('internal');
});
