import { and, count, eq, gt, inArray, lt, max, min, or, sql } from 'drizzle-orm';
import { asInserted } from '#db/as-inserted.ts';
import { attempts } from '#db/schema/index.ts';
import { CLOCK_SKEW_MS } from '#db/stored-times.ts';
import { writeFaultIn } from '#db/errors.ts';
import type { Database } from '#db/drizzle.ts';
import type { PublicContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { forgetAttempts, rememberAttempts } from './throttle-memory.server.ts';
import type { RateLimit } from '#shared/rate-limit.ts';
import { openAt, type Standing } from './throttle.rules.ts';

/** Origin of a password guess, and whether it is limited (RATE_LIMIT). */
export type Attempt = {
  address: string;
  device?: string | undefined;
  isLimited: boolean;
};

export type Reservation = { at: number; limits: readonly RateLimit[] };

const sinceOf = (at: number, { windowSeconds }: RateLimit): number => at - windowSeconds * 1_000;

/** Older rows are deleted once a day (forget-expired.server.ts), because deleting here would slow every call. */
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

function tooMany({ code = 'too_many_requests', messageKey }: RateLimit, at: number, open: number): AppError {
  const seconds = Math.max(1, Math.ceil((open - at) / 1_000));
  return new AppError(code, {
    retryAfterSeconds: seconds,
    values: { seconds, minutes: Math.ceil(seconds / 60) },
    ...(messageKey !== undefined && { messageKey }),
  });
}

type CountedAttempts = {
  /** Returns the error to throw, or counts one attempt in each bucket. */
  reserve: (reservation: Reservation) => AppError | undefined;
  /** Stores what was counted, and returns the row ids in its order. */
  store: () => Promise<number[]>;
};

/**
 * Counts attempts before they are made, one caller after the other; a caller beyond a limit is not counted at all. Call
 * it in a transaction, with everything that may be reserved, so that parallel guesses cannot all read the same count.
 */
export async function countAttempts(tx: Database, all: readonly Reservation[]): Promise<CountedAttempts> {
  const standing = await standingOf(tx, all);
  const rows: (typeof attempts.$inferInsert)[] = [];
  const reserve = ({ at, limits }: Reservation): AppError | undefined => {
    for (const limit of limits) {
      const open = openAt(limit, standing.get(limit.bucket) ?? { total: 0, oldest: at, newest: at });
      if (at < open) return tooMany(limit, at, open);
    }
    for (const { bucket } of limits) {
      const { total, oldest, newest } = standing.get(bucket) ?? { total: 0, oldest: at, newest: at };
      standing.set(bucket, { total: total + 1, oldest, newest: Math.max(newest, at) });
      rows.push({ bucket, at });
    }
    return undefined;
  };
  const store = async (): Promise<number[]> => {
    if (rows.length === 0) return [];
    const stored = await tx.insert(attempts).values(rows).returning({ id: attempts.id });
    return asInserted(stored).map(({ id }) => id);
  };
  return { reserve, store };
}

/** As `countAttempts`, of all. Returns for each caller the row ids, or the error to throw. */
export async function reserveAll(
  tx: Database,
  all: readonly Reservation[],
): Promise<(AppError | number[])[]> {
  const counted = await countAttempts(tx, all);
  const refusals = all.map(counted.reserve);
  const ids = await counted.store();
  return all.map(({ limits }, place) => refusals[place] ?? ids.splice(0, limits.length));
}

/** Counts an attempt in each bucket unless one of them is full, in one statement. Returns no ids where one is. */
async function reserveUnlessFull(db: Database, { at, limits }: Reservation): Promise<number[]> {
  const asked = limits.map((limit) => [limit.bucket, limit.max, sinceOf(at, limit), at + CLOCK_SKEW_MS]);
  const rows = await db.all<{ id: number }>(sql`
    with asked as (
      select value ->> 0 as bucket, value ->> 1 as most, value ->> 2 as since, value ->> 3 as until
      from json_each(${JSON.stringify(asked)})
    )
    insert into ${attempts} ("bucket", "at") select bucket, ${at} from asked
    where not exists (
      select 1 from asked as each where each.most <= (
        select count(*) from ${attempts}
        where ${attempts.bucket} = each.bucket and ${attempts.at} > each.since and ${attempts.at} < each.until
      )
    )
    returning "id"`);
  return asInserted(rows).map(({ id }) => id);
}

/**
 * Counts an attempt in each bucket before it is made. Returns the row ids, for `forgive`. Throws `too_many_requests`
 * with Retry-After.
 */
export async function reserveAttempt(ctx: PublicContext, limits: readonly RateLimit[]): Promise<number[]> {
  const at = ctx.now.getTime();
  try {
    if (limits.every(({ slowsUpToSeconds }) => slowsUpToSeconds === undefined)) {
      const ids = await reserveUnlessFull(ctx.db, { at, limits });
      if (ids.length > 0) return ids;
    }
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
 * Counts in memory what could not be written: users can sign in while the disk is full, and the limits still hold.
 * Returns what `reserveAll` would; rethrows every other error.
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
      // The attempt then stays counted; the sign-in itself has succeeded.
      if (writeFaultIn(error) === undefined) throw error;
    });
}
