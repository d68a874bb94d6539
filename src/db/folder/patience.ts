import { setTimeout as sleep } from 'node:timers/promises';

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
