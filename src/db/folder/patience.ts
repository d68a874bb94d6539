import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How long a start waits for a lock: the system takes a moment to release those of a server that was killed, and its work
 * processes end half a second after it.
 */
export const START_PATIENCE_MS = 5_000;
const LOOK_AGAIN_MS = 100;

/** Tries at once, and again for as long as there is nothing and `patienceMs` are not over. */
export async function patiently<T>(patienceMs: number, attempt: () => T | undefined): Promise<T | undefined> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const got = attempt();
    if (got !== undefined || performance.now() >= end) return got;
    await sleep(LOOK_AGAIN_MS);
  }
}
