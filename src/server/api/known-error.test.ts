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

/** What a caller is told when the statement is refused. */
const told = (statement: PromiseLike<unknown>) =>
  Promise.resolve(statement).then(
    () => 'accepted',
    (error: unknown) => knownError(error, log, 'r1').code,
  );

test('a row whose company was deleted since it was looked up is answered as one that is not there', async () => {
  const row = { ...aStrength(999), ...at };
  expect(await told(database.db.insert(strengths).values(row))).toBe('not_found');
  expect(await told(database.db.insert(strengths).values(row).returning())).toBe('not_found');
  expect(await told(database.db.transaction((tx) => tx.insert(strengths).values(row)))).toBe('not_found');
});

test('any other refusal of the database stays a fault of the server', async () => {
  const row = userRow();
  await database.db.insert(users).values(row);
  expect(await told(database.db.insert(users).values(row))).toBe('internal');
});
