import type { ErrorCode } from './errors.ts';

/** How many attempts a bucket takes within a window. */
export type RateLimit = {
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
