import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { startJobs, type JobRunner } from './job-runner.ts';

const log = pino({ level: 'silent' });
const NEVER_MS = 3_600_000;
let runner: JobRunner;
afterEach(() => runner.stop());

test('a wake runs the job at once, also one that comes while it runs', async () => {
  let runs = 0;
  const first = Promise.withResolvers<void>();
  const look = async () => {
    runs += 1;
    if (runs === 1) await first.promise;
    return NEVER_MS;
  };
  runner = startJobs([{ name: 'test', look }], log);
  runner.wake();
  first.resolve();
  await vi.waitFor(() => expect(runs).toBe(2));
  runner.wake();
  await vi.waitFor(() => expect(runs).toBe(3));
});

test('without a wake the job looks for itself', async () => {
  let runs = 0;
  runner = startJobs(
    [
      {
        name: 'test',
        look: async () => {
          runs += 1;
          return 5;
        },
      },
    ],
    log,
  );
  await vi.waitFor(() => expect(runs).toBeGreaterThan(2));
});

test('a job that fails runs again, and the others with it', async () => {
  let fails = 0;
  let works = 0;
  const jobs = [
    { name: 'fails', look: () => Promise.reject(new Error(String((fails += 1)))) },
    {
      name: 'works',
      look: async () => {
        works += 1;
        return 5;
      },
    },
  ];
  runner = startJobs(jobs, log, 5);
  await vi.waitFor(() => expect([fails > 2, works > 2]).toEqual([true, true]));
});

test('stopping waits for what is in hand and starts nothing more', async () => {
  const inHand = Promise.withResolvers<void>();
  let runs = 0;
  const look = async () => {
    runs += 1;
    await inHand.promise;
    return 5;
  };
  runner = startJobs([{ name: 'test', look }], log);
  let isStopped = false;
  const stopped = runner.stop().then(() => (isStopped = true));
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  inHand.resolve();
  await stopped;
  expect(runs).toBe(1);
});
