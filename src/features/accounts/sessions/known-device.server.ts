import { and, desc, eq, gt, notInArray } from 'drizzle-orm';
import { deleteInPieces } from '#db/writer/delete-in-pieces.ts';
import { knownDevices, users } from '#db/schema/index.ts';
import { isOlderThan } from '#db/stored-times.ts';
import type { Database } from '#db/drizzle.ts';
import type { PublicContext } from '#kernel/context.ts';
import { hashSecret, isSecret, newSecret } from '#kernel/secrets.ts';

/**
 * A known device is a browser the account has signed in with before. It authenticates nobody: wrong passwords from
 * elsewhere do not slow it, so that guessing cannot lock the owner out.
 */
export const DEVICE_DAYS = 180;
const DEVICES_PER_ACCOUNT = 20;
const DAY_MS = 86_400_000;

const oldestKept = (now: Date): string => new Date(now.getTime() - DEVICE_DAYS * DAY_MS).toISOString();

export async function findKnownDevice(
  ctx: PublicContext,
  usernameKey: string,
  token: string | undefined,
): Promise<number | null> {
  if (token === undefined || !isSecret(token)) return null;
  const [row] = await ctx.db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(
        eq(knownDevices.tokenHash, hashSecret(token)),
        eq(users.usernameKey, usernameKey),
        gt(knownDevices.lastUsedAt, oldestKept(ctx.now)),
      ),
    );
  return row?.id ?? null;
}

/**
 * Remembers the browser for this account and returns its new token. The old token becomes invalid, so that a planted
 * one is worthless after the next sign-in; other accounts of the browser move to the new one. Rows keep their ids, so
 * that a new token does not reset the failures of a device.
 */
export async function rememberDevice(
  ctx: PublicContext,
  userId: number,
  before: string | undefined,
): Promise<string> {
  const token = newSecret();
  const tokenHash = hashSecret(token);
  const lastUsedAt = ctx.now.toISOString();
  await ctx.db.transaction(async (tx) => {
    if (before !== undefined && isSecret(before)) {
      const old = eq(knownDevices.tokenHash, hashSecret(before));
      await tx.update(knownDevices).set({ tokenHash }).where(old);
    }
    await tx
      .insert(knownDevices)
      .values({ userId, tokenHash, lastUsedAt, createdAt: lastUsedAt })
      .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.userId], set: { lastUsedAt } });
    const newest = tx
      .select({ id: knownDevices.id })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId))
      .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.id))
      .limit(DEVICES_PER_ACCOUNT);
    await tx
      .delete(knownDevices)
      .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.id, newest)));
  });
  return token;
}

export async function forgetOldDevices(db: Database, now: Date): Promise<void> {
  await deleteInPieces(db, knownDevices, isOlderThan(knownDevices.lastUsedAt, now, DEVICE_DAYS * DAY_MS));
}
