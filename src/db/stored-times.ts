import { type Column, gt, lte, or, type SQL } from 'drizzle-orm';

/**
 * How far the clocks of two processes of one database may differ. What lies further ahead than it could have been set
 * was written while the clock was wrong; believed, it would stop a job or keep a row until that time comes.
 */
export const CLOCK_SKEW_MS = 5 * 60_000;

const iso = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** Whether a lease, a next attempt or an expiry has come; `mostMs` is the furthest ahead that one is ever set. */
export const hasCome = (column: Column, now: Date, mostMs: number): SQL | undefined =>
  or(lte(column, iso(now, 0)), gt(column, iso(now, mostMs + CLOCK_SKEW_MS)));

/** Whether a row was written at least `ms` ago, or in the future by a clock that was wrong. */
export const isOlderThan = (column: Column, now: Date, ms: number): SQL | undefined =>
  or(lte(column, iso(now, -ms)), gt(column, iso(now, CLOCK_SKEW_MS)));

/** Whether a moment lies further ahead than `mostMs`, allowing for two clocks. */
export const isBeyond = (atMs: number, now: Date, mostMs: number): boolean =>
  atMs > now.getTime() + mostMs + CLOCK_SKEW_MS;
