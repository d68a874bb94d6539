import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { Config, Settings } from '#server/config/config.ts';
import type { PublicContext, ServiceContext } from '#server/context.ts';
import { endOtherSessions } from '#server/auth/sessions.ts';
import type { Database } from '#db/drizzle.ts';
import { AppError } from '#shared/errors.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import { requireCurrentPassword } from '#features/accounts/sessions/credentials.server.ts';
import type { Attempt } from '#features/accounts/sessions/throttle.server.ts';
import { queueNotice, type MailSettings } from '#features/accounts/users/account-mail.server.ts';
import {
  deleteRecoveryCodes,
  drawRecoveryCodes,
  recoveryCodesLeft,
  storeRecoveryCodes,
} from './recovery-codes.server.ts';
import { guardCode } from './sign-in-code.server.ts';
import { isSecondFactorRequired, plainCode } from './second-factor.rules.ts';
import type {
  ConfirmTotp,
  RecoveryCodes,
  SecondFactorState,
  TotpOffer,
  WithPassword,
} from './second-factor.schema.ts';
import { confirmOffer, deleteTotp, offerTotp, totpSince } from './totp.server.ts';

type Rules = Pick<Config, 'requireSecondFactor'>;
type Secured = MailSettings & Pick<Settings, 'secrets'>;

async function accountOf(ctx: ServiceContext) {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.user.id));
  if (!user) throw new AppError('signed_out');
  return user;
}

export async function secondFactorState(ctx: ServiceContext, rules: Rules): Promise<SecondFactorState> {
  return {
    isRequired: isSecondFactorRequired(rules.requireSecondFactor, await accountOf(ctx)),
    totpSince: await totpSince(ctx.db, ctx.user.id),
    recoveryCodesLeft: await recoveryCodesLeft(ctx.db, ctx.user.id),
  };
}

/** Offers an authenticator app its secret. A further one replaces the offer. Errors: `invalid`, `demo_account`. */
export async function beginTotp(
  ctx: ServiceContext,
  { currentPassword }: WithPassword,
  attempt: Attempt,
  { secrets }: Secured,
): Promise<TotpOffer> {
  await requireCurrentPassword(ctx, currentPassword, attempt);
  return offerTotp(ctx, ctx.user, secrets);
}

/**
 * Takes the app into use with its first code. With the first factor of an account its other sessions end, and ten
 * recovery codes are answered, once. Errors: `invalid` at `code`.
 */
export async function confirmTotp(
  ctx: ServiceContext,
  input: ConfirmTotp,
  sessionId: string,
  attempt: Attempt,
  settings: Secured,
): Promise<RecoveryCodes> {
  const codes = await drawRecoveryCodes();
  const code = plainCode(input.code);
  return guardCode(ctx, ctx.user.id, attempt, () =>
    ctx.db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx };
      if (!(await confirmOffer(inside, ctx.user.id, code, settings.secrets))) return null;
      const user = await accountOf(inside);
      const isFirst = user.secondFactorAt === null;
      if (isFirst) {
        await storeRecoveryCodes(inside, user.id, codes);
        const secondFactorAt = ctx.now.toISOString();
        await tx.update(users).set({ secondFactorAt }).where(eq(users.id, user.id));
        await endOtherSessions(tx, user.id, sessionId);
      }
      await queueNotice('secondFactorAdded', user.id, { db: tx, now: ctx.now, settings, to: user });
      await recordAudit(inside, 'second_factor_added', { subjectId: user.id, detail: 'totp' });
      return { recoveryCodes: isFirst ? codes.shown : [] };
    }),
  );
}

/** Replaces all recovery codes. Errors: `invalid`, `not_found` without a second factor. */
export async function renewRecoveryCodes(
  ctx: ServiceContext,
  { currentPassword }: WithPassword,
  attempt: Attempt,
): Promise<RecoveryCodes> {
  await requireCurrentPassword(ctx, currentPassword, attempt);
  const codes = await drawRecoveryCodes();
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    if ((await accountOf(inside)).secondFactorAt === null) throw new AppError('not_found');
    await storeRecoveryCodes(inside, ctx.user.id, codes);
    await recordAudit(inside, 'recovery_codes_renewed', { subjectId: ctx.user.id });
  });
  return { recoveryCodes: codes.shown };
}

/** Errors: `invalid`, `not_found`, and `second_factor_kept` where the installation requires one. */
export async function removeTotp(
  ctx: ServiceContext,
  { currentPassword }: WithPassword,
  attempt: Attempt,
  settings: Secured & Rules,
): Promise<void> {
  await requireCurrentPassword(ctx, currentPassword, attempt);
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const user = await accountOf(inside);
    if ((await totpSince(tx, user.id)) === null) throw new AppError('not_found');
    if (isSecondFactorRequired(settings.requireSecondFactor, user)) throw new AppError('second_factor_kept');
    await dropSecondFactor(tx, user.id);
    await queueNotice('secondFactorRemoved', user.id, { db: tx, now: ctx.now, settings, to: user });
    await recordAudit(inside, 'second_factor_removed', { subjectId: user.id, detail: 'totp' });
  });
}

/** Removes whatever the account is asked for beside its password, with its recovery codes. */
async function dropSecondFactor(db: Database, userId: number): Promise<void> {
  await deleteTotp(db, userId);
  await deleteRecoveryCodes(db, userId);
  await db.update(users).set({ secondFactorAt: null }).where(eq(users.id, userId));
}

/**
 * For whoever has lost device and recovery codes: by an administrator, or the operator's command. The user is told by
 * email, and signs in with the password alone until they set up another. Call it in a transaction.
 */
export async function resetSecondFactor(
  ctx: PublicContext & Partial<Pick<ServiceContext, 'user'>>,
  userId: number,
  settings: MailSettings,
): Promise<void> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new AppError('not_found');
  await dropSecondFactor(ctx.db, userId);
  await queueNotice('secondFactorRemoved', userId, { db: ctx.db, now: ctx.now, settings, to: user });
  await recordAudit(ctx, 'second_factor_reset', { subjectId: userId });
}
