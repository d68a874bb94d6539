import type { ErrorCode } from '#shared/errors.ts';

export type Limit = {
  bucket: string;
  max: number;
  windowSeconds: number;
  /**
   * Beyond `max` it slows instead of closing: the next attempt waits 5 s after the last one, then 10, 20 and so on, up to
   * this many seconds.
   */
  slowsUpToSeconds?: number;
  /** Whose sentence the caller reads; `too_many_requests` where nothing is said. */
  code?: ErrorCode;
  /** Another sentence than the code's own. */
  messageKey?: string;
};

const FIRST_WAIT_SECONDS = 5;

/** Attempts of a bucket within its window: how many, and the moments of the first and the last, in ms since 1970. */
export type Standing = { total: number; oldest: number; newest: number };

/** When the next attempt may be made: milliseconds since 1970. */
export function openAt(limit: Limit, { total, oldest, newest }: Standing): number {
  const beyond = total - limit.max;
  if (beyond < 0) return 0;
  if (limit.slowsUpToSeconds === undefined) return oldest + limit.windowSeconds * 1_000;
  return newest + Math.min(limit.slowsUpToSeconds, FIRST_WAIT_SECONDS * 2 ** beyond) * 1_000;
}
