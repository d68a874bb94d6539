import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { PublicContext } from '#kernel/context.ts';
import type { Config, Settings } from '#kernel/config/config.ts';
import { AppError, isAppError } from '#shared/errors.ts';
import { noteAudit, recordAudit } from '#features/accounts/audit/audit.server.ts';
import { createLink, findLink, takeLink } from '#features/accounts/passwords/one-time-link.server.ts';
import type { RateLimit } from '#shared/rate-limit.ts';
import { forgive, reserveAttempt, type Attempt } from '#features/accounts/sessions/throttle.server.ts';
import type { PublicUser } from '#features/accounts/users/user.schema.ts';
import { publicUser } from '#features/accounts/users/user.server.ts';
import { requestOptions, takePasskey } from './passkey.server.ts';
import { takeRecoveryCode } from './recovery-codes.server.ts';
import { isTotpCode, plainCode } from './second-factor.rules.ts';
import type { SecondFactorAnswer } from './second-factor.schema.ts';
import { SECOND_FACTORS, type SecondFactorKind } from './second-factor.values.ts';
import { takeTotpCode, totpSince } from './totp.server.ts';

/**
 * Guesses that whoever knows the password has: of a million codes three are right at a time, so a day's guesses find one
 * in 8,000. These limits block: unlike the password's, nobody else can use them up.
 */
const limitsOf = (userId: number): RateLimit[] => [
  { bucket: `second-factor:${userId}`, max: 10, windowSeconds: 15 * 60 },
  { bucket: `second-factor-day:${userId}`, max: 40, windowSeconds: 86_400 },
];

/** Counts a guess before it is judged; `judge` returns null for a wrong code. Errors: `invalid` at `code`. */
export async function guardCode<Outcome>(
  ctx: PublicContext,
  userId: number,
  { isLimited }: Attempt,
  judge: () => Promise<Outcome | null>,
): Promise<Outcome> {
  const reserved = isLimited ? await reserveAttempt(ctx, limitsOf(userId)) : [];
  const outcome = await judge().catch(async (error: unknown) => {
    await forgive(ctx, reserved);
    throw error;
  });
  if (outcome === null)
    throw new AppError('invalid', { fields: { code: 'accounts:secondFactor.codeWrong' } });
  await forgive(ctx, reserved);
  return outcome;
}

/**
 * Ends the first step of a sign-in where the account has a second factor. Errors: `second_factor_required`, whose
 * `challenge` holds the place of the right password for ten minutes.
 */
export async function requireNoSecondFactor(
  ctx: PublicContext,
  userId: number,
  site: Pick<Config, 'siteUrl'>,
): Promise<void> {
  const [user] = await ctx.db
    .select({ secondFactorAt: users.secondFactorAt })
    .from(users)
    .where(eq(users.id, userId));
  if (user?.secondFactorAt === null) return;
  const { secret } = await createLink(ctx, 'sign_in', { userId });
  const passkey = await requestOptions(ctx.db, userId, secret, site);
  const hasApp = (await totpSince(ctx.db, userId)) !== null;
  const factors = SECOND_FACTORS.filter(
    (kind) => kind === 'recoveryCode' || (kind === 'totp' ? hasApp : passkey !== null),
  );
  throw new AppError('second_factor_required', {
    extra: { challenge: secret, factors, ...(passkey && { passkey }) },
  });
}

type Given = Pick<SecondFactorAnswer, 'code' | 'passkey'> & {
  /** Signed by the passkey. */
  secret: string;
};
export type FactorSettings = Pick<Settings, 'secrets' | 'siteUrl' | 'allowedOrigins'>;

/** Uses a code up, or takes a passkey's answer; returns which factor it was, or null where it is wrong. */
export async function takeFactor(
  ctx: PublicContext,
  userId: number,
  { code: typed = '', passkey: answer, secret }: Given,
  settings: FactorSettings,
): Promise<SecondFactorKind | null> {
  if (answer) return (await takePasskey(ctx, userId, { answer, secret }, settings)) ? 'passkey' : null;
  const code = plainCode(typed);
  if (isTotpCode(code)) return (await takeTotpCode(ctx, userId, code, settings.secrets)) ? 'totp' : null;
  return (await takeRecoveryCode(ctx, userId, code)) ? 'recoveryCode' : null;
}

async function userOfChallenge(ctx: PublicContext, challenge: string): Promise<number> {
  const link = await findLink(ctx, 'sign_in', challenge).catch(asExpired);
  if (link.userId === null) throw new AppError('sign_in_expired');
  return link.userId;
}

function asExpired(error: unknown): never {
  throw isAppError(error) && error.code === 'link_invalid' ? new AppError('sign_in_expired') : error;
}

/**
 * Second step of a sign-in. A code works once, and so does the challenge, which a passkey has signed. Errors: `sign_in_expired`,
 * `second_factor_wrong`, `too_many_requests`.
 */
export async function checkSecondFactor(
  ctx: PublicContext,
  input: SecondFactorAnswer,
  attempt: Attempt,
  settings: FactorSettings,
): Promise<PublicUser> {
  const { challenge, code, passkey } = input;
  const userId = await userOfChallenge(ctx, challenge);
  const given = { code, passkey, secret: challenge };
  const judge = () => takeFactor(ctx, userId, given, settings);
  const factor = await guardCode(ctx, userId, attempt, judge).catch(async (error: unknown) => {
    if (!isAppError(error) || error.code !== 'invalid') throw error;
    await noteAudit(ctx, 'second_factor_failed', { actorId: null, subjectId: userId });
    throw new AppError('second_factor_wrong', passkey ? {} : { fields: error.details.fields ?? {} });
  });
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await takeLink(inside, 'sign_in', challenge).catch(asExpired);
    if (factor === 'recoveryCode')
      await recordAudit(inside, 'recovery_code_used', { actorId: userId, subjectId: userId });
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (!user) throw new AppError('sign_in_expired');
    return publicUser(user);
  });
}
