import { and, asc, count, eq, gt, inArray } from 'drizzle-orm';
import { attempts } from '#db/schema/index.ts';
import type { PublicContext } from '#server/context.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';

export type Limit = {
  bucket: string;
  max: number;
  windowSeconds: number;
  /** Whose sentence the caller reads; `too_many_requests` where nothing is said. */
  code?: ErrorCode;
};

/** Where a guess at a password comes from, and whether it counts (RATE_LIMIT). */
export type Attempt = { address: string; isLimited: boolean };

/**
 * Counts an attempt in each bucket before it is made, in one transaction, so that a hundred parallel guesses cannot all
 * pass the same count. Throws `too_many_requests` with Retry-After; answers the rows, to be given back by `forgive`.
 */
export async function reserveAttempt(ctx: PublicContext, limits: Limit[]): Promise<number[]> {
  const at = ctx.now.getTime();
  return ctx.db.transaction(async (tx) => {
    const ids: number[] = [];
    for (const { bucket, max, windowSeconds, code = 'too_many_requests' } of limits) {
      const since = at - windowSeconds * 1_000;
      // Older ones go once a day (forget-expired.server.ts): every call would pay for the deletion.
      const recent = and(eq(attempts.bucket, bucket), gt(attempts.at, since));
      const [counted] = await tx.select({ total: count() }).from(attempts).where(recent);
      if ((counted?.total ?? 0) >= max) {
        const [oldest] = await tx
          .select({ at: attempts.at })
          .from(attempts)
          .where(recent)
          .orderBy(asc(attempts.at))
          .limit(1);
        const retryAfterSeconds = Math.max(1, Math.ceil(((oldest?.at ?? at) - since) / 1_000));
        throw new AppError(code, {
          retryAfterSeconds,
          values: { minutes: Math.ceil(retryAfterSeconds / 60) },
        });
      }
      const [row] = await tx.insert(attempts).values({ bucket, at }).returning({ id: attempts.id });
      if (row) ids.push(row.id);
    }
    return ids;
  });
}

export async function forgive(ctx: PublicContext, ids: number[]): Promise<void> {
  if (ids.length > 0) await ctx.db.delete(attempts).where(inArray(attempts.id, ids));
}
