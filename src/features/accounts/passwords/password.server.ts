import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { PublicContext, ServiceContext } from '#kernel/context.ts';
import { CONFIRMED_MINUTES } from '#kernel/endpoint/access.ts';
import { confirmSession, endSessionsOf } from '#features/accounts/sessions/sessions.server.ts';
import { AppError } from '#shared/errors.ts';
import { foldCase } from '#shared/texts/text.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import { queueNotice, type MailSettings } from '#features/accounts/users/account-mail.server.ts';
import { requireProof } from '#features/accounts/second-factor/proof.server.ts';
import type { FactorSettings } from '#features/accounts/second-factor/sign-in-code.server.ts';
import { requireCurrentPassword } from '#features/accounts/sessions/credentials.server.ts';
import { hashNewPassword, requireStrongPassword } from './new-password.server.ts';
import { dropLinks, findLink, takeLink } from './one-time-link.server.ts';
import type { ChangePassword, ConfirmPassword, ResetPassword } from './password.schema.ts';
import type { Attempt } from '#features/accounts/sessions/throttle.server.ts';

/**
 * Sets the password and deletes every session of the account and all links that could change it, in the caller's
 * transaction.
 */
async function replacePassword(
  ctx: PublicContext,
  userId: number,
  password: string,
  settings: MailSettings,
): Promise<void> {
  const at = ctx.now.toISOString();
  const [user] = await ctx.db
    .update(users)
    .set({ password, updatedAt: at })
    .where(eq(users.id, userId))
    .returning();
  if (!user) return;
  await endSessionsOf(ctx.db, userId);
  await dropLinks(ctx, 'password_reset', userId);
  await dropLinks(ctx, 'sign_in', userId);
  await queueNotice('passwordChanged', userId, { db: ctx.db, now: ctx.now, settings, to: user });
}

/**
 * Ends the cookies and login tokens of every session; the caller's browser is signed in again (product.md D8). Errors:
 * `invalid` at `newPassword`, found before a code is used up, and those of `requireProof`.
 */
export async function changePassword(
  ctx: ServiceContext,
  { newPassword, ...proof }: ChangePassword,
  attempt: Attempt,
  settings: MailSettings & FactorSettings,
): Promise<void> {
  await requireStrongPassword(newPassword, ctx.user, 'newPassword');
  await requireProof(ctx, proof, attempt, settings);
  const password = await hashNewPassword(newPassword, ctx.user, 'newPassword');
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await replacePassword(inside, ctx.user.id, password, settings);
    await recordAudit(inside, 'password_changed', { subjectId: ctx.user.id });
  });
}

/**
 * Opens administration for this session (api.md). Returns until when (ISO 8601). Errors: `invalid` for a wrong
 * password, `demo_account`.
 */
export async function confirmPassword(
  ctx: ServiceContext,
  sessionId: string,
  input: ConfirmPassword,
  attempt: Attempt,
): Promise<{ confirmedUntil: string }> {
  await requireCurrentPassword(ctx, input.currentPassword, attempt);
  await confirmSession(ctx.db, sessionId, ctx.now);
  return { confirmedUntil: new Date(ctx.now.getTime() + CONFIRMED_MINUTES * 60_000).toISOString() };
}

/**
 * Sets a password with an emailed link. Whoever has it reads the mail of the address, so the address is confirmed too.
 * Does not sign in. Errors: `link_invalid`.
 */
export async function resetPassword(
  ctx: PublicContext,
  secret: string,
  input: ResetPassword,
  settings: MailSettings,
): Promise<{ id: number; username: string }> {
  // A rejected password does not use up the link.
  const { userId: ownerId } = await findLink(ctx, 'password_reset', secret);
  const [owner] = await ctx.db
    .select()
    .from(users)
    .where(eq(users.id, ownerId ?? 0));
  if (!owner) throw new AppError('link_invalid');
  const password = await hashNewPassword(input.password, owner);
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const link = await takeLink(inside, 'password_reset', secret);
    const userId = link.userId ?? 0;
    await replacePassword(inside, userId, password, settings);
    await recordAudit(inside, 'password_reset', { actorId: null, subjectId: userId });
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (user && user.emailConfirmedAt === null && user.emailKey === foldCase(link.email ?? '')) {
      await tx.update(users).set({ emailConfirmedAt: ctx.now.toISOString() }).where(eq(users.id, userId));
    }
    return { id: userId, username: user?.username ?? '' };
  });
}
