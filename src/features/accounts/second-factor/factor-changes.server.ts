import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { Config } from '#kernel/config/config.ts';
import type { PublicContext, ServiceContext } from '#kernel/context.ts';
import { endOtherSessions } from '#features/accounts/sessions/sessions.server.ts';
import type { Database } from '#db/drizzle.ts';
import { AppError } from '#shared/errors.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import { queueNotice, type MailSettings } from '#features/accounts/users/account-mail.server.ts';
import { deletePasskeys, listPasskeys } from './passkey.server.ts';
import { deleteRecoveryCodes, storeRecoveryCodes, type NewCodes } from './recovery-codes.server.ts';
import { isSecondFactorRequired } from './second-factor.rules.ts';
import type { SecondFactorKind } from './second-factor.values.ts';
import { deleteTotp, totpSince } from './totp.server.ts';

export type Rules = Pick<Config, 'requireSecondFactor'>;

export async function accountOf({ db, user: { id } }: ServiceContext) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw new AppError('signed_out');
  return user;
}

type Use = { kind: SecondFactorKind; codes: NewCodes; sessionId: string; settings: MailSettings };

/**
 * Takes a new factor into use, in the transaction that stores it. With the first one of an account its other sessions
 * end, and the recovery codes are returned; with a further one they stay as they are.
 */
export async function takeIntoUse(
  ctx: ServiceContext,
  { kind, codes, sessionId, settings }: Use,
): Promise<string[]> {
  const user = await accountOf(ctx);
  const isFirst = user.secondFactorAt === null;
  if (isFirst) {
    await storeRecoveryCodes(ctx, user.id, codes);
    await ctx.db.update(users).set({ secondFactorAt: ctx.now.toISOString() }).where(eq(users.id, user.id));
    await endOtherSessions(ctx.db, user.id, sessionId);
  }
  await queueNotice('secondFactorAdded', user.id, { db: ctx.db, now: ctx.now, settings, to: user });
  await recordAudit(ctx, 'second_factor_added', { subjectId: user.id, detail: kind });
  return isFirst ? codes.shown : [];
}

/**
 * Removes one factor; with the last one the recovery codes go too. Errors: `not_found`, and `second_factor_kept` where
 * the last one is required.
 */
export async function removeFactor(
  ctx: ServiceContext,
  settings: MailSettings & Rules,
  kind: SecondFactorKind,
  remove: (db: Database) => Promise<boolean>,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const user = await accountOf(inside);
    if (!(await remove(tx))) throw new AppError('not_found');
    const hasPasskey = (await listPasskeys(tx, user.id)).length > 0;
    if (!hasPasskey && (await totpSince(tx, user.id)) === null) {
      if (isSecondFactorRequired(settings.requireSecondFactor, user))
        throw new AppError('second_factor_kept');
      await dropSecondFactor(tx, user.id);
    }
    await queueNotice('secondFactorRemoved', user.id, { db: tx, now: ctx.now, settings, to: user });
    await recordAudit(inside, 'second_factor_removed', { subjectId: user.id, detail: kind });
  });
}

/** Removes whatever the account is asked for beside its password, with its recovery codes. */
async function dropSecondFactor(db: Database, userId: number): Promise<void> {
  await deleteTotp(db, userId);
  await deletePasskeys(db, userId);
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
