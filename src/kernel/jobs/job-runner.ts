import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { writeFaultIn } from '#db/errors.ts';

/** A job over a table with leases: processes the due rows one after the other, then settles. */
export type Job = {
  name: string;
  /** `signal` aborts at shutdown: finish the current row, take no other. */
  runDue: (signal: AbortSignal) => Promise<void>;
};

export type JobRunner = {
  /** Runs the jobs at once: a row was queued. */
  wake: () => void;
  /** Waits for the current row. */
  stop: () => Promise<void>;
};

/** Polling interval: finds rows that another process queued and rows that become due. */
export const POLL_MS = 5_000;

async function runForever(
  job: Job,
  woken: () => Promise<void>,
  signal: AbortSignal,
  log: Logger,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await job.runDue(signal);
    } catch (error) {
      // The table could not be read or written; the rows stay due.
      log[writeFaultIn(error) ? 'warn' : 'error']({ err: error, job: job.name }, 'job failed');
    }
    await woken();
  }
}

export function startJobs(jobs: readonly Job[], log: Logger, pollMs = POLL_MS): JobRunner {
  const ending = new AbortController();
  const { signal } = ending;
  const bells = new Set<() => void>();

  const loops = jobs.map((job) => {
    // A wake that comes while the job runs must not be lost: it may have read the table just before.
    let isRung = false;
    let ring = (): void => undefined;
    bells.add(() => {
      isRung = true;
      ring();
    });
    const woken = async (): Promise<void> => {
      if (!isRung && !signal.aborted) {
        const pause = new AbortController();
        ring = () => pause.abort();
        await sleep(pollMs, undefined, { signal: pause.signal, ref: false }).catch(() => undefined);
      }
      isRung = false;
    };
    return runForever(job, woken, signal, log);
  });
  const wake = (): void => bells.forEach((bell) => bell());

  return {
    wake,
    stop: async () => {
      ending.abort();
      wake();
      await Promise.all(loops);
    },
  };
}
