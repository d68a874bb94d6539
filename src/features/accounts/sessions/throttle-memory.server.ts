import type { RateLimit } from '#shared/rate-limit.ts';
import { openAt, type Standing } from './throttle.rules.ts';

type Remembered = { id: number; at: number };

/** RateLimit of the buckets in memory: a few megabytes, however many callers there are. */
const MOST_BUCKETS = 10_000;
const buckets = new Map<string, Remembered[]>();
let lastId = 0;

function recent({ bucket, windowSeconds }: RateLimit, at: number): Remembered[] {
  const since = at - windowSeconds * 1_000;
  return (buckets.get(bucket) ?? []).filter((one) => one.at > since && one.at <= at);
}

/**
 * Counts in memory while the database cannot be written, so that a full disk disables no limit. Returns negative ids,
 * which no row has, or the limit that is reached with its count.
 */
export function rememberAttempts(
  at: number,
  limits: readonly RateLimit[],
): number[] | (Standing & { limit: RateLimit }) {
  for (const limit of limits) {
    const counted = recent(limit, at);
    const [first] = counted;
    const standing = { total: counted.length, oldest: first?.at ?? at, newest: counted.at(-1)?.at ?? at };
    if (at < openAt(limit, standing)) return { limit, ...standing };
  }
  if (buckets.size >= MOST_BUCKETS) buckets.clear();
  return limits.map((limit) => {
    lastId -= 1;
    buckets.set(limit.bucket, [...recent(limit, at), { id: lastId, at }]);
    return lastId;
  });
}

export function forgetAttempts(ids: readonly number[]): void {
  for (const [bucket, attempts] of buckets) {
    const left = attempts.filter(({ id }) => !ids.includes(id));
    if (left.length > 0) buckets.set(bucket, left);
    else buckets.delete(bucket);
  }
}
