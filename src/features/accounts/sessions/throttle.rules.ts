import type { RateLimit } from '#shared/rate-limit.ts';

const FIRST_WAIT_SECONDS = 5;

/** Attempts of a bucket within its window: their number, and the first and last in ms since 1970. */
export type Standing = { total: number; oldest: number; newest: number };

/** Returns when the next attempt is allowed, in ms since 1970. */
export function openAt(limit: RateLimit, { total, oldest, newest }: Standing): number {
  const beyond = total - limit.max;
  if (beyond < 0) return 0;
  if (limit.slowsUpToSeconds === undefined) return oldest + limit.windowSeconds * 1_000;
  return newest + Math.min(limit.slowsUpToSeconds, FIRST_WAIT_SECONDS * 2 ** beyond) * 1_000;
}
