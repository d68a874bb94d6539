import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobs } from '#db/schema/index.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { dropLease, forgetLeases, keepLease, LeaseLost, takeLease } from './lease.ts';

const now = new Date();
const later = (ms: number): Date => new Date(now.getTime() + ms);
const DAY_MS = 86_400_000;

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const names = async () => (await database.db.select().from(jobs)).map(({ name }) => name);

test('one of many gets a lease, and nobody else until it is dropped or over', async () => {
  const { db } = database;
  const taken = await Promise.all(Array.from({ length: 5 }, () => takeLease(db, 'mail:1', now)));
  const [first, ...others] = taken.filter((lease) => lease !== undefined);
  if (!first) throw new Error('nobody got it');
  expect(others).toEqual([]);
  await dropLease(db, first);
  const second = await takeLease(db, 'mail:1', now);
  expect(second).toBeDefined();
  expect(await takeLease(db, 'mail:1', later(59_000))).toBeUndefined();
  expect(await takeLease(db, 'mail:1', later(61_000))).toBeDefined();
});

test('who has lost a lease neither keeps it nor drops that of its successor', async () => {
  const { db } = database;
  const first = await takeLease(db, 'import:1', now);
  const second = await takeLease(db, 'import:1', later(61_000));
  if (!first || !second) throw new Error('nobody got it');
  await expect(keepLease(db, first, later(61_000))).rejects.toThrow(LeaseLost);
  await dropLease(db, first);
  await expect(keepLease(db, second, later(61_000))).resolves.toBeUndefined();
});

test('the leases of the dead are forgotten a day later, those in hand and what recurs are not', async () => {
  const { db } = database;
  await takeLease(db, 'mail:1', later(-2 * DAY_MS));
  await takeLease(db, 'mail:2', now);
  await takeLease(db, 'backup', now, 600_000);
  const done = await takeLease(db, 'undo', later(-2 * DAY_MS));
  if (done) await dropLease(db, done, { lastRunAt: later(-2 * DAY_MS).toISOString() });
  await forgetLeases(db, now);
  expect((await names()).sort()).toEqual(['backup', 'mail:2', 'undo']);
});
