import { type Column, gt, lte, or, type SQL } from 'drizzle-orm';

/**
 * Largest difference between the clocks of two processes of one database. A time further ahead than it could have been
 * set was written with a wrong clock; trusting it would stop a job or keep a row until then.
 */
export const CLOCK_SKEW_MS = 5 * 60_000;

const iso = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/**
 * Returns whether a lease, a next attempt or an expiry has come; `mostMs` is the furthest ahead that one is ever set.
 */
export const hasCome = (column: Column, now: Date, mostMs: number): SQL | undefined =>
  or(lte(column, iso(now, 0)), gt(column, iso(now, mostMs + CLOCK_SKEW_MS)));

/** Returns whether a row was written at least `ms` ago, or in the future by a wrong clock. */
export const isOlderThan = (column: Column, now: Date, ms: number): SQL | undefined =>
  or(lte(column, iso(now, -ms)), gt(column, iso(now, CLOCK_SKEW_MS)));

/** Returns whether a moment is further ahead than `mostMs`, allowing for two clocks. */
export const isBeyond = (atMs: number, now: Date, mostMs: number): boolean =>
  atMs > now.getTime() + mostMs + CLOCK_SKEW_MS;
