import { setTimeout as sleep } from 'node:timers/promises';

/** A longer batch met a busy machine; a longer pause would not make the next one shorter. */
const LONGEST_REST_MS = 50;

/**
 * Pauses between two batches of long work for as long as the last one took, which began at `startedAt` of
 * `performance.now()`. A request that needs several ticks of the event loop then meets at most one batch, and half of
 * the time is left to others. The work takes twice as long. `share` is less for batches that let requests in themselves,
 * and rest only for the other writers.
 */
export async function giveWay(startedAt: number, share = 1): Promise<void> {
  await sleep(Math.min(LONGEST_REST_MS, (performance.now() - startedAt) * share));
}
