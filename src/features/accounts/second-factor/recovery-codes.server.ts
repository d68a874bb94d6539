import { randomInt } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import { recoveryCodes } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { PublicContext } from '#kernel/context.ts';
import { hashPassword, verifyPassword } from '#features/accounts/passwords/hashing.server.ts';
import { RECOVERY_CODES } from './second-factor.values.ts';

/** Without letters that look like digits or like each other. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789';
const LENGTH = 10;

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
const isCode = (code: string): boolean =>
  code.length === LENGTH && [...code].every((each) => LETTERS.includes(each));

/** As shown: in two groups. */
const grouped = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

const isUnused = (userId: number) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

export type NewCodes = { shown: string[]; hashes: string[] };

/** Draws the codes before the transaction that stores them, because hashing takes a while. */
export async function drawRecoveryCodes(): Promise<NewCodes> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  return { shown: codes.map(grouped), hashes: await Promise.all(codes.map(hashPassword)) };
}

/** Replaces all codes of the account. */
export async function storeRecoveryCodes(
  { db, now }: PublicContext,
  userId: number,
  { hashes }: NewCodes,
): Promise<void> {
  const createdAt = now.toISOString();
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(hashes.map((secretHash) => ({ userId, secretHash, createdAt })));
}

export async function recoveryCodesLeft(db: Database, userId: number): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(recoveryCodes).where(isUnused(userId));
  return counted?.total ?? 0;
}

/** Uses a code up and returns true, at most once for each. All unused ones are compared, so the time tells nothing. */
export async function takeRecoveryCode(ctx: PublicContext, userId: number, code: string): Promise<boolean> {
  if (!isCode(code)) return false;
  const rows = await ctx.db
    .select({ id: recoveryCodes.id, secretHash: recoveryCodes.secretHash })
    .from(recoveryCodes)
    .where(isUnused(userId));
  const matches = await Promise.all(rows.map(({ secretHash }) => verifyPassword(secretHash, code)));
  const found = rows.find((_, index) => matches[index]);
  if (!found) return false;
  const taken = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.now.toISOString() })
    .where(and(eq(recoveryCodes.id, found.id), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  return taken.length === 1;
}

export async function deleteRecoveryCodes(db: Database, userId: number): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
