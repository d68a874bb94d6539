import type { ErrorCode } from '#shared/errors.ts';

export type Limit = {
  bucket: string;
  max: number;
  windowSeconds: number;
  /**
   * If set, attempts beyond `max` are slowed instead of blocked: the next one waits 5 s after the last, then 10, 20 and
   * so on up to this many seconds.
   */
  slowsUpToSeconds?: number;
  /** Error code for the caller, default `too_many_requests`. */
  code?: ErrorCode;
  /** Replaces the message of the code. */
  messageKey?: string;
};

const FIRST_WAIT_SECONDS = 5;

/** Attempts of a bucket within its window: their number, and the first and last in ms since 1970. */
export type Standing = { total: number; oldest: number; newest: number };

/** Returns when the next attempt is allowed, in ms since 1970. */
export function openAt(limit: Limit, { total, oldest, newest }: Standing): number {
  const beyond = total - limit.max;
  if (beyond < 0) return 0;
  if (limit.slowsUpToSeconds === undefined) return oldest + limit.windowSeconds * 1_000;
  return newest + Math.min(limit.slowsUpToSeconds, FIRST_WAIT_SECONDS * 2 ** beyond) * 1_000;
}
