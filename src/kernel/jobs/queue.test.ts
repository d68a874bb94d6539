// One long file: all cases share a database, a clock and a queue.
import { pathToFileURL } from 'node:url';
import { createClient, type InStatement, type ResultSet, type Transaction } from '@libsql/client';
import { pino } from 'pino';
import { z } from 'zod';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jobs } from '#db/schema/index.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { enqueue, runSoon } from './enqueue.ts';
import { handle, recurring, type Handler, type JobKind, type JobRun, type Outcome } from './job.ts';
import { keepLease, LeaseLost, takeJob } from './lease.ts';
import {
  parkedJobs,
  releaseParked,
  runDue,
  runNext,
  scheduleRecurring,
  settleLeftLeases,
  takesOf,
} from './queue.ts';

const log = pino({ level: 'silent' });
const START = new Date('2027-03-01T12:00:00.000Z');
const HOUR_MS = 3_600_000;
const note: JobKind<{ text: string }> = {
  kind: 'note',
  lane: 'mail',
  payload: z.strictObject({ text: z.string() }),
};

let database: TestDatabase;
let now: Date;
let written: string[];
beforeEach(async () => {
  database = await openTestDatabase();
  [now, written] = [START, []];
});
afterEach(() => database.close());

const later = (ms: number): void => void (now = new Date(now.getTime() + ms));
const rows = () => database.db.select().from(jobs);
const queue = (text: string, more = {}) => enqueue(database.db, now, note, { text }, more);
const writing = (run: (job: JobRun, text: string) => Promise<Outcome> = async () => undefined): Handler[] => [
  handle(note, {
    run: async (job, { text }) => {
      written.push(text);
      return run(job, text);
    },
  }),
];
const run = (handlers = writing()) => runDue({ db: database.db, handlers, log, clock: () => now });

/** Leaves every job as a process does that is killed with it in hand. */
const killed = () =>
  database.db
    .update(jobs)
    .set({ leaseToken: 'gone', leaseUntil: new Date(now.getTime() + 60_000).toISOString() });
const restarted = () => settleLeftLeases(database.db, { isAlone: true, now, log: { info: () => undefined } });

test('a job is carried out once, with what it was queued with, and leaves no row', async () => {
  await queue('a');
  await run();
  await run();
  expect(written).toEqual(['a']);
  expect(await rows()).toEqual([]);
});

test('a job is queued with its cause or not at all', async () => {
  const cause = database.db.transaction(async (tx) => {
    await enqueue(tx, now, note, { text: 'a' });
    throw new Error('the cause failed');
  });
  await expect(cause).rejects.toThrow('the cause failed');
  await run();
  expect(written).toEqual([]);
});

test('one that is queued for later waits; of one key there is one, due as it was queued last', async () => {
  await queue('later', { runAt: new Date(now.getTime() + HOUR_MS), uniqueKey: 'one' });
  await run();
  expect(written).toEqual([]);
  await queue('now', { uniqueKey: 'one' });
  await run();
  expect(written).toEqual(['now']);
  later(2 * HOUR_MS);
  await run();
  expect(written).toEqual(['now']);
});

test('one that is queued anew while it is in hand is carried out again', async () => {
  await queue('a', { uniqueKey: 'one' });
  const handlers = writing(async () => {
    later(1);
    if (written.length === 1) await queue('b', { uniqueKey: 'one' });
  });
  await run(handlers);
  expect(written).toEqual(['a', 'b']);
  expect(await rows()).toEqual([]);
});

test('those of a lower priority number go first, and a series in its order, one at a time', async () => {
  await queue('long 1', { priority: 1, series: 'a' });
  await queue('short behind it', { series: 'a' });
  await queue('short', { series: 'b' });
  const taken = async (most: number) =>
    (await takeJob(database.db, { ...takesOf(writing()), most }, now))?.payload;
  expect(await taken(0)).toEqual({ text: 'short' });
  expect(await taken(0)).toBeUndefined();
  expect(await taken(1)).toEqual({ text: 'long 1' });
  expect(await taken(1)).toBeUndefined();
});

test('a kind that this version does not know stays for one that does', async () => {
  await enqueue(database.db, now, { ...note, kind: 'unknown' }, { text: 'a' });
  expect(await run()).toBe('idle');
  expect(await rows()).toHaveLength(1);
});

test('of many one takes a job, and nobody else before its lease is over', async () => {
  await queue('a');
  const takes = takesOf(writing());
  const all = await Promise.all(Array.from({ length: 5 }, () => takeJob(database.db, takes, now)));
  expect(all.filter((row) => row !== undefined)).toHaveLength(1);
  later(59_000);
  expect(await takeJob(database.db, takes, now)).toBeUndefined();
  later(2_000);
  expect(await takeJob(database.db, takes, now)).toBeDefined();
});

test('who has lost the lease writes nothing, and takes nothing from its successor', async () => {
  await queue('a');
  let successor: { id: number; token: string } | undefined;
  await run(
    writing(async ({ db, lease }) => {
      later(61_000);
      const row = await takeJob(db, takesOf(writing()), now);
      successor = row && { id: row.id, token: row.leaseToken ?? '' };
      await expect(keepLease(db, lease, now)).rejects.toThrow(LeaseLost);
    }),
  );
  if (!successor) throw new Error('nobody took it up');
  await expect(keepLease(database.db, successor, now)).resolves.toBeUndefined();
});

describe('a job that fails', () => {
  const failing = writing(() => Promise.reject(new Error('no luck')));

  test('is repeated later and later, says why, and keeps no other waiting', async () => {
    await queue('a');
    await queue('b');
    await run(failing);
    expect(await rows()).toMatchObject([{ attempts: 1, lastError: 'no luck' }, { attempts: 1 }]);
    later(29_000);
    await run(failing);
    expect(written).toEqual(['a', 'b']);
    later(1_000);
    await run(failing);
    expect(written).toEqual(['a', 'b', 'a', 'b']);
  });

  test('for days is parked, and tried again at somebody’s word', async () => {
    await queue('a', { uniqueKey: 'one' });
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await run(failing);
      later(6 * HOUR_MS);
    }
    expect(written).toHaveLength(22);
    expect(await parkedJobs(database.db)).toEqual(['one']);
    expect(await releaseParked(database.db, now)).toBe(1);
    await run();
    expect(await rows()).toEqual([]);
  });

  // A database server has its file to itself.
  test.skipIf(process.env['TEST_DATABASE'] === 'remote')(
    'while another program locks the database is given back once that is over, not once its lease is',
    async () => {
      const locked = await openTestDatabase({ retryForMs: 10 });
      const other = createClient({ url: pathToFileURL(locked.path).href, concurrency: 1 });
      await enqueue(locked.db, now, note, { text: 'a' });
      let lock: Transaction | undefined;
      let refused = 0;
      const { client } = locked;
      const execute = client.execute.bind(client) as (statement: InStatement) => Promise<ResultSet>;
      client.execute = (statement: InStatement) =>
        execute(statement).catch((error: unknown) => {
          refused += 1;
          // Neither as done nor as failed could it be given back.
          if (refused === 2) lock?.close();
          throw error;
        });
      const handlers = writing(async () => void (lock = await other.transaction('write')));
      await runNext({ db: locked.db, handlers, log, clock: () => now });
      expect(refused).toBe(2);
      expect(await locked.db.select().from(jobs)).toMatchObject([
        {
          leaseToken: null,
          leaseUntil: null,
          attempts: 0,
          runAt: new Date(now.getTime() + 5_000).toISOString(),
        },
      ]);
      other.close();
      await locked.close();
    },
  );

  test('with a payload that cannot be read fails alone', async () => {
    await enqueue(database.db, now, { ...note, payload: z.unknown() }, { wrong: true });
    await queue('b');
    await run();
    expect(written).toEqual(['b']);
  });
});

describe('a job in hand when the process ended', () => {
  test('is taken up again once, then parked with a message, and never taken up by itself', async () => {
    const parked: string[] = [];
    const handlers = [
      handle(note, {
        run: async (_, { text }) => void written.push(text),
        onParked: async (_, { text }) => void parked.push(text),
      }),
    ];
    await queue('a', { uniqueKey: 'one' });
    await killed();
    await restarted();
    // The second process ends with it as well.
    await takeJob(database.db, takesOf(handlers), now);
    await killed();
    await restarted();
    expect(await run(handlers)).toBe('idle');
    expect(written).toEqual([]);
    expect(parked).toEqual(['a']);
    expect(await parkedJobs(database.db)).toEqual(['one']);
    expect(await rows()).toMatchObject([{ lastError: '2 processes ended with it in hand' }]);
    later(30 * 24 * HOUR_MS);
    await restarted();
    expect(await run(handlers)).toBe('idle');
    expect(written).toEqual([]);
  });

  test('that came a step further since the last end is no danger, and goes on', async () => {
    await queue('a');
    for (let end = 0; end < 5; end += 1) {
      await restarted();
      const row = await takeJob(database.db, takesOf(writing()), now);
      if (!row) throw new Error('not taken up');
      await keepLease(database.db, { id: row.id, token: row.leaseToken ?? '' }, now);
      await killed();
    }
    await restarted();
    await run();
    expect(written).toEqual(['a']);
  });

  test('waits for its lease on a database server, where another instance may live, and both say so', async () => {
    const said: object[] = [];
    const info = (about: object) => void said.push(about);
    await queue('a', { uniqueKey: 'one' });
    await killed();
    await settleLeftLeases(database.db, { isAlone: false, now, log: { info } });
    expect(await run()).toBe('idle');
    expect(written).toEqual([]);
    await settleLeftLeases(database.db, { isAlone: true, now, log: { info } });
    await run();
    expect(written).toEqual(['a']);
    expect(said).toMatchObject([{ job: 'one', until: expect.any(String) }, { job: 'one' }]);
  });
});

describe('work that recurs', () => {
  let done: number;
  beforeEach(() => void (done = 0));
  const hourly = (work = async () => void (done += 1)) => [
    recurring({ kind: 'tidy', everyMs: HOUR_MS, work }),
  ];

  test('is done once an hour however often a server starts', async () => {
    for (let start = 0; start < 3; start += 1) {
      await scheduleRecurring(database.db, hourly(), now);
      await run(hourly());
    }
    expect(done).toBe(1);
    later(HOUR_MS);
    await run(hourly());
    expect(done).toBe(2);
    await runSoon(database.db, 'tidy');
    await run(hourly());
    expect(done).toBe(3);
  });

  test('is done by one process, and taken up again after a failure', async () => {
    await scheduleRecurring(database.db, hourly(), now);
    await run(hourly(() => Promise.reject(new Error('the disk is full'))));
    await Promise.all([run(hourly()), run(hourly())]);
    expect(done).toBe(0);
    later(30_000);
    await Promise.all([run(hourly()), run(hourly())]);
    expect(done).toBe(1);
  });

  test('never fails for good', async () => {
    await scheduleRecurring(database.db, hourly(), now);
    for (let attempt = 0; attempt < 40; attempt += 1) {
      await runNext({
        db: database.db,
        handlers: hourly(() => Promise.reject(new Error('no'))),
        log,
        clock: () => now,
      });
      later(HOUR_MS);
    }
    expect(await parkedJobs(database.db)).toEqual([]);
    await run(hourly());
    expect(done).toBe(1);
  });
});
