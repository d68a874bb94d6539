import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { dropLease, takeLease } from './lease.ts';
import { settleLeftLeases } from './left-leases.ts';

const now = new Date();
let database: TestDatabase;
let said: object[];
const log = { info: (about: object) => void said.push(about) };

beforeEach(async () => {
  database = await openTestDatabase();
  said = [];
  const { db } = database;
  const done = await takeLease(db, 'undo', now);
  if (done) await dropLease(db, done, { lastRunAt: now.toISOString() });
  await takeLease(db, 'import:1', now);
  await takeLease(db, 'backup', now, 600_000);
});
afterEach(() => database.close());

test('where the lock of the file proves that nobody lives, the work of the dead is free at once, and said', async () => {
  const { db } = database;
  await settleLeftLeases(db, { isAlone: true, now, log });
  expect(said).toMatchObject([{ job: 'import:1' }, { job: 'backup' }]);
  expect(await takeLease(db, 'import:1', now)).toBeDefined();
  expect(await takeLease(db, 'backup', now)).toBeDefined();
});

test('on a database server the work waits for the lease of whoever has it, and says so', async () => {
  const { db } = database;
  await settleLeftLeases(db, { isAlone: false, now, log });
  expect(said).toMatchObject([{ job: 'import:1', until: expect.any(String) }, { job: 'backup' }]);
  expect(await takeLease(db, 'import:1', now)).toBeUndefined();
});
