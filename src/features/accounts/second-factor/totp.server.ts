import { and, eq, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { totpFactors } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { PublicContext } from '#kernel/context.ts';
import { isSealError, type SecretBox } from '#kernel/config/secret-box.ts';
import type { Reseal } from '#kernel/config/reseal.ts';
import type { TotpOffer } from './second-factor.schema.ts';
import { ISSUER } from './second-factor.texts.ts';

/** RFC 6238 with the values that every authenticator app knows. */
const PERIOD_SECONDS = 30;
/** Steps that a telephone's clock may be off, each way. */
const WINDOW = 1;
const SECRET_BYTES = 20;

const placeOf = (userId: number): string => `totp:${userId}`;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });

/** The dark modules as one path, a run of a row each, because a page's policy allows no foreign image. */
function qrOf(text: string): TotpOffer['qr'] {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const runs = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark && !row[x - 1] ? `M${x} ${y}h${runFrom(row, x)}v1H${x}z` : '')),
  );
  return { size, path: runs.join('') };
}

function runFrom(row: readonly boolean[], from: number): number {
  const end = row.indexOf(false, from);
  return (end === -1 ? row.length : end) - from;
}

async function rowOf(db: Database, userId: number) {
  const [row] = await db.select().from(totpFactors).where(eq(totpFactors.userId, userId));
  return row;
}

export async function totpSince(db: Database, userId: number): Promise<string | null> {
  return (await rowOf(db, userId))?.confirmedAt ?? null;
}

/** Offers a secret, sealed and without effect until a code confirms it; an app in use stays valid until then. */
export async function offerTotp(
  ctx: PublicContext,
  user: { id: number; username: string },
  secrets: SecretBox,
): Promise<TotpOffer> {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const pendingSecret = secrets.seal(secret, placeOf(user.id));
  await ctx.db
    .insert(totpFactors)
    .values({ userId: user.id, pendingSecret, createdAt: ctx.now.toISOString() })
    .onConflictDoUpdate({ target: totpFactors.userId, set: { pendingSecret } });
  const url = totpOf(secret, user.username).toString();
  return { secret, url, qr: qrOf(url) };
}

/** Returns the number of the 30 seconds that the code belongs to, or null. Compares in constant time. */
function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta;
}

/** Returns null where the secret was sealed with another key: then only a recovery code or an administrator helps. */
function unsealed(sealed: string | null | undefined, userId: number, secrets: SecretBox): string | null {
  if (!sealed) return null;
  try {
    return secrets.open(sealed, placeOf(userId));
  } catch (error) {
    if (isSealError(error)) return null;
    throw error;
  }
}

/** Makes the offered secret the valid one where the code is right. Call it in a transaction. */
export async function confirmOffer(
  ctx: PublicContext,
  userId: number,
  code: string,
  secrets: SecretBox,
): Promise<boolean> {
  const row = await rowOf(ctx.db, userId);
  const secret = unsealed(row?.pendingSecret, userId, secrets);
  const step = secret === null ? null : stepOf(secret, code, ctx.now);
  if (!row || step === null) return false;
  await ctx.db
    .update(totpFactors)
    .set({
      secret: row.pendingSecret,
      pendingSecret: null,
      lastStep: step,
      confirmedAt: ctx.now.toISOString(),
    })
    .where(eq(totpFactors.userId, userId));
  return true;
}

/** Uses a code up: neither it nor an earlier one is right again. */
export async function takeTotpCode(
  ctx: PublicContext,
  userId: number,
  code: string,
  secrets: SecretBox,
): Promise<boolean> {
  const row = await rowOf(ctx.db, userId);
  const secret = unsealed(row?.secret, userId, secrets);
  const step = secret === null ? null : stepOf(secret, code, ctx.now);
  if (step === null) return false;
  const taken = await ctx.db
    .update(totpFactors)
    .set({ lastStep: step })
    .where(and(eq(totpFactors.userId, userId), lt(totpFactors.lastStep, step)))
    .returning({ userId: totpFactors.userId });
  return taken.length === 1;
}

/** Returns whether the account had an app in use. */
export async function forgetTotp(db: Database, userId: number): Promise<boolean> {
  const isInUse = (await totpSince(db, userId)) !== null;
  if (isInUse) await deleteTotp(db, userId);
  return isInUse;
}

/** Puts the apps' keys under a new SECRETS_KEY. Call it in a transaction. */
export async function resealTotp(db: Database, reseal: Reseal): Promise<void> {
  for (const { userId, secret, pendingSecret } of await db.select().from(totpFactors)) {
    const place = placeOf(userId);
    const renewed = { secret: reseal(secret, place), pendingSecret: reseal(pendingSecret, place) };
    if (renewed.secret === secret && renewed.pendingSecret === pendingSecret) continue;
    await db.update(totpFactors).set(renewed).where(eq(totpFactors.userId, userId));
  }
}

export async function deleteTotp(db: Database, userId: number): Promise<void> {
  await db.delete(totpFactors).where(eq(totpFactors.userId, userId));
}
