import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSecretBox } from '#kernel/config/secret-box.ts';
import { storeFingerprint } from '#kernel/stored-key.ts';
import { TEST_SECRETS } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { createInstanceLoop, liveInstances } from './instance-job.ts';

const START = new Date('2026-03-01T09:00:00.000Z');
const signal = new AbortController().signal;

let database: TestDatabase;
let now: Date;
beforeEach(async () => {
  database = await openTestDatabase();
  now = START;
});
afterEach(() => database.close());

const later = (seconds: number): void => void (now = new Date(now.getTime() + seconds * 1_000));
const jobWith = (secrets = TEST_SECRETS) =>
  createInstanceLoop({ db: database.db, secrets, startedAt: now, clock: () => now });
const live = async () => (await liveInstances(database.db, now)).map(({ hasRightKey }) => hasRightKey);

test('an instance is there while it renews its row, says whether its key fits, and leaves with its end', async () => {
  await storeFingerprint(database.db, TEST_SECRETS);
  const first = jobWith();
  await first.look(signal);
  later(1);
  const second = jobWith(createSecretBox('another key, of more than thirty-two signs'));
  await second.look(signal);
  expect(await live()).toEqual([true, false]);
  await second.leave();
  expect(await live()).toEqual([true]);
});

test('one that was killed is gone after three minutes, and forgotten after a day', async () => {
  await jobWith().look(signal);
  const other = jobWith();
  for (let minute = 0; minute < 4; minute += 1) {
    later(61);
    await other.look(signal);
  }
  expect(await live()).toHaveLength(1);
  const kept = async () => (await database.client.execute('select * from instances')).rows.length;
  expect(await kept()).toBe(2);
  later(86_400);
  await other.look(signal);
  expect(await kept()).toBe(1);
});
