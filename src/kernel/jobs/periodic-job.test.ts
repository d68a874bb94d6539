import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { createPeriodicJob } from './periodic-job.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const HOUR_MS = 3_600_000;
const noon = Date.parse('2027-03-01T12:00:00.000Z');

function jobAt(clock: { at: number }, work: () => Promise<void>) {
  return createPeriodicJob({
    db: database.db,
    name: 'test',
    everyMs: HOUR_MS,
    work,
    clock: () => new Date(clock.at),
  });
}

test('recurring work is done once an hour however often it is looked at', async () => {
  const clock = { at: noon };
  let done = 0;
  const job = jobAt(clock, async () => void done++);
  const { signal } = new AbortController();
  await job.runDue(signal);
  await job.runDue(signal);
  expect(done).toBe(1);
  clock.at += HOUR_MS;
  await job.runDue(signal);
  expect(done).toBe(2);
});

test('of two processes one does it, and work that failed is taken up again after its lease', async () => {
  const clock = { at: noon };
  const { signal } = new AbortController();
  const failing = jobAt(clock, () => Promise.reject(new Error('the disk is full')));
  await expect(failing.runDue(signal)).rejects.toThrow('the disk is full');
  let done = 0;
  const other = jobAt(clock, async () => void done++);
  await other.runDue(signal);
  expect(done).toBe(0);
  clock.at += 11 * 60_000;
  await other.runDue(signal);
  expect(done).toBe(1);
});
