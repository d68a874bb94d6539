import { and, count, eq, gt, inArray, lt, max, min, or } from 'drizzle-orm';
import { attempts } from '#db/schema/index.ts';
import { CLOCK_SKEW_MS } from '#db/stored-times.ts';
import { writeFaultIn } from '#db/errors.ts';
import type { Database } from '#db/drizzle.ts';
import type { PublicContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { forgetAttempts, rememberAttempts } from './throttle-memory.server.ts';
import { openAt, type Limit, type Standing } from './throttle.rules.ts';

/** Where a guess at a password comes from, and whether it counts (RATE_LIMIT). */
export type Attempt = {
  address: string;
  /** The browser's cookie (known-device.server.ts). */
  device?: string | undefined;
  isLimited: boolean;
};

/** Attempts of one caller, each of which must be within its limit. */
export type Reservation = { at: number; limits: readonly Limit[] };

const sinceOf = (at: number, { windowSeconds }: Limit): number => at - windowSeconds * 1_000;

/** Older ones go once a day (forget-expired.server.ts): every call would pay for the deletion. */
async function standingOf(db: Database, all: readonly Reservation[]): Promise<Map<string, Standing>> {
  const spans = new Map(
    all.flatMap(({ at, limits }) =>
      limits.map((limit) => [limit.bucket, [sinceOf(at, limit), at + CLOCK_SKEW_MS] as const]),
    ),
  );
  if (spans.size === 0) return new Map();
  const recent = [...spans].map(([bucket, [from, to]]) =>
    and(eq(attempts.bucket, bucket), gt(attempts.at, from), lt(attempts.at, to)),
  );
  const rows = await db
    .select({
      bucket: attempts.bucket,
      total: count(),
      oldest: min(attempts.at),
      newest: max(attempts.at),
    })
    .from(attempts)
    .where(or(...recent))
    .groupBy(attempts.bucket);
  return new Map(
    rows.map(({ bucket, total, oldest, newest }) => [
      bucket,
      { total, oldest: oldest ?? 0, newest: newest ?? 0 },
    ]),
  );
}

function tooMany({ code = 'too_many_requests', messageKey }: Limit, at: number, open: number): AppError {
  const seconds = Math.max(1, Math.ceil((open - at) / 1_000));
  return new AppError(code, {
    retryAfterSeconds: seconds,
    values: { seconds, minutes: Math.ceil(seconds / 60) },
    ...(messageKey !== undefined && { messageKey }),
  });
}

/**
 * Counts attempts before they are made, one caller after the other; whoever is beyond a limit is counted nowhere. To be
 * called in a transaction, so that a hundred parallel guesses cannot all pass the same count. Answers the rows of each
 * caller, or the error to be thrown.
 */
export async function reserveAll(
  tx: Database,
  all: readonly Reservation[],
): Promise<(AppError | number[])[]> {
  const standing = await standingOf(tx, all);
  const rows: { bucket: string; at: number }[] = [];
  const outcomes = all.map(({ at, limits }) => {
    for (const limit of limits) {
      const open = openAt(limit, standing.get(limit.bucket) ?? { total: 0, oldest: at, newest: at });
      if (at < open) return tooMany(limit, at, open);
    }
    return limits.map(({ bucket }) => {
      const { total, oldest, newest } = standing.get(bucket) ?? { total: 0, oldest: at, newest: at };
      standing.set(bucket, { total: total + 1, oldest, newest: Math.max(newest, at) });
      return rows.push({ bucket, at }) - 1;
    });
  });
  if (rows.length === 0) return outcomes;
  const stored = await tx.insert(attempts).values(rows).returning({ id: attempts.id });
  // They grow in the order of the rows; RETURNING may tell them in any.
  const ids = stored.map(({ id }) => id).sort((one, other) => one - other);
  return outcomes.map((places) => (Array.isArray(places) ? places.map((place) => ids[place] ?? 0) : places));
}

/**
 * Counts an attempt in each bucket before it is made. Throws `too_many_requests` with Retry-After; answers the rows, to
 * be given back by `forgive`.
 */
export async function reserveAttempt(ctx: PublicContext, limits: readonly Limit[]): Promise<number[]> {
  const at = ctx.now.getTime();
  try {
    return await ctx.db.transaction(async (tx) => {
      const [outcome = []] = await reserveAll(tx, [{ at, limits }]);
      if (!Array.isArray(outcome)) throw outcome;
      return outcome;
    });
  } catch (error) {
    const [outcome = []] = rememberInstead(error, [{ at, limits }]);
    if (!Array.isArray(outcome)) throw outcome;
    return outcome;
  }
}

/**
 * Counts in memory what could not be written: people sign in while the disk is full, and the limits hold meanwhile.
 * Returns what `reserveAll` would, and throws every other error on.
 */
export function rememberInstead(error: unknown, all: readonly Reservation[]): (AppError | number[])[] {
  if (writeFaultIn(error) === undefined) throw error;
  return all.map(({ at, limits }) => {
    const outcome = rememberAttempts(at, limits);
    return Array.isArray(outcome) ? outcome : tooMany(outcome.limit, at, openAt(outcome.limit, outcome));
  });
}

export async function forgive(ctx: PublicContext, ids: number[]): Promise<void> {
  forgetAttempts(ids);
  const rows = ids.filter((id) => id > 0);
  if (rows.length === 0) return;
  await ctx.db
    .delete(attempts)
    .where(inArray(attempts.id, rows))
    .catch((error: unknown) => {
      // It counts as one too many; what succeeded has succeeded.
      if (writeFaultIn(error) === undefined) throw error;
    });
}
