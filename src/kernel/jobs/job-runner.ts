import type { Channel } from 'node:diagnostics_channel';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { writeFaultIn } from '#db/errors.ts';
import { queued } from './enqueue.ts';
import { LANES, type Lane } from './job.ts';
import { nextDueAt } from './lease.ts';
import { runDue, runNext, takesOf, type Queue } from './queue.ts';

/** A loop that looks for work: a lane of the queue, or what concerns this process alone. */
export type Loop = {
  name: string;
  /** `signal` aborts at shutdown: finish the step in hand, take no other. Returns the longest wait until the next look. */
  look: (signal: AbortSignal) => Promise<number>;
  /** Wakes this loop alone. */
  bell?: Channel;
};

export type JobRunner = {
  /** Looks at once: a row was queued. */
  wake: () => void;
  /** Waits for what is in hand. */
  stop: () => Promise<void>;
};

/** Pauses between two looks that find nothing: other processes queue too. */
export const SHORTEST_POLL_MS = 5_000;
export const LONGEST_POLL_MS = 60_000;

/** The loops of the lanes that have a handler. */
export function lanesOf(queue: Queue): Loop[] {
  const { db, handlers, clock = () => new Date() } = queue;
  const used = (Object.keys(LANES) as Lane[]).filter((lane) => handlers.some((each) => each.lane === lane));
  return used.flatMap((lane) =>
    LANES[lane].map((most) => {
      const takes = takesOf(handlers, lane, most);
      let pauseMs = SHORTEST_POLL_MS;
      return {
        name: lane,
        look: async (signal) => {
          const first = await runNext(queue, takes, signal);
          pauseMs = first === 'idle' ? Math.min(pauseMs * 2, LONGEST_POLL_MS) : SHORTEST_POLL_MS;
          const last = first === 'ran' ? await runDue(queue, takes, signal) : first;
          const dueAt = last === 'down' ? null : await nextDueAt(db, takes);
          const waitMs = dueAt === null ? pauseMs : Date.parse(dueAt) - clock().getTime();
          // One that is due and was not taken waits for another of its series, or for whoever has it in hand.
          return waitMs > 0 ? Math.min(waitMs, pauseMs) : SHORTEST_POLL_MS;
        },
      } satisfies Loop;
    }),
  );
}

async function runForever(
  loop: Loop,
  woken: (longestMs: number) => Promise<void>,
  signal: AbortSignal,
  log: Logger,
  pauseMs: number,
): Promise<void> {
  while (!signal.aborted) {
    let waitMs = pauseMs;
    try {
      waitMs = await loop.look(signal);
    } catch (error) {
      // The table could not be read or written; the rows stay due.
      log[writeFaultIn(error) ? 'warn' : 'error']({ err: error, job: loop.name }, 'job failed');
    }
    await woken(waitMs);
  }
}

export function startJobs(loops: readonly Loop[], log: Logger, pauseMs = SHORTEST_POLL_MS): JobRunner {
  const ending = new AbortController();
  const { signal } = ending;
  const bells = new Set<() => void>();

  const running = loops.map((loop) => {
    // A wake that comes while the loop looks must not be lost: it may have read the table just before.
    let isRung = false;
    let ring = (): void => undefined;
    const wakeThis = (): void => {
      isRung = true;
      ring();
    };
    bells.add(wakeThis);
    loop.bell?.subscribe(wakeThis);
    signal.addEventListener('abort', () => loop.bell?.unsubscribe(wakeThis));
    const woken = async (longestMs: number): Promise<void> => {
      if (!isRung && !signal.aborted) {
        const pause = new AbortController();
        ring = () => pause.abort();
        await sleep(longestMs, undefined, { signal: pause.signal, ref: false }).catch(() => undefined);
      }
      isRung = false;
    };
    return runForever(loop, woken, signal, log, pauseMs);
  });
  const wake = (): void => bells.forEach((bell) => bell());
  queued.subscribe(wake);

  return {
    wake,
    stop: async () => {
      queued.unsubscribe(wake);
      ending.abort();
      wake();
      await Promise.all(running);
    },
  };
}
