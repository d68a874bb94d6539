import { setTimeout as sleep } from 'node:timers/promises';

/** A piece that took longer met a busy machine: its like would not get shorter by a longer rest. */
const LONGEST_REST_MS = 50;

/**
 * Between two pieces of long work: rests for as long as the last piece took, which began at `startedAt` of
 * `performance.now()`. A request that takes several turns of the process meets the next piece in one of them at most, and
 * half of the process stays everybody else's. The work takes twice as long.
 */
export async function giveWay(startedAt: number): Promise<void> {
  await sleep(Math.min(LONGEST_REST_MS, performance.now() - startedAt));
}
