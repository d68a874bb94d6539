import { and, eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { Config } from '#kernel/config/config.ts';
import type { PublicContext, ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { foldCase } from '#shared/texts/text.ts';
import { queueLinkEmail, type Addressee, type MailSettings } from './account-mail.server.ts';
import { createLink, dropLinks, takeLink } from '#features/accounts/passwords/one-time-link.server.ts';
import { reserveAttempt } from '#features/accounts/sessions/throttle.server.ts';

/**
 * Checks that an account may send mail or publish a page (product.md section 4). With SMTP_URL its address must be
 * confirmed (`email_not_confirmed`); a demo may never send (`demo_account`) or publish (`demo_preview_only`).
 */
export async function requireConfirmedEmail(
  ctx: ServiceContext,
  settings: Pick<Config, 'smtpUrl'>,
  act: 'send' | 'publish' = 'send',
): Promise<void> {
  const [user] = await ctx.db
    .select({ confirmedAt: users.emailConfirmedAt, demoExpiresAt: users.demoExpiresAt })
    .from(users)
    .where(eq(users.id, ctx.user.id));
  if (!user) throw new AppError('signed_out');
  if (user.demoExpiresAt !== null) throw new AppError(act === 'send' ? 'demo_account' : 'demo_preview_only');
  if (settings.smtpUrl !== undefined && user.confirmedAt === null) throw new AppError('email_not_confirmed');
}

/**
 * Queues a confirmation for a new address, in the transaction that stores it. Not needed without a mail server, since
 * nothing could be sent in a wrong name.
 */
export async function queueConfirmation(
  ctx: PublicContext,
  user: Addressee & { id: number },
  settings: MailSettings,
): Promise<void> {
  if (settings.smtpUrl === undefined) return;
  await dropLinks(ctx, 'email_confirmation', user.id);
  const { secret, link } = await createLink(ctx, 'email_confirmation', {
    userId: user.id,
    email: user.email,
  });
  await queueLinkEmail('email_confirmation', {
    db: ctx.db,
    now: ctx.now,
    settings,
    to: user,
    link,
    secret,
  });
}

/** Emails per account and hour: the address may belong to a stranger. */
const EMAILS_AN_HOUR = 5;

/** Resends the confirmation, for the banner of an unconfirmed address. Errors: `too_many_requests`, `demo_account`. */
export async function sendConfirmationAgain(
  ctx: ServiceContext,
  settings: MailSettings & Pick<Config, 'isRateLimited'>,
): Promise<{ success: true }> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const [user] = await tx.select().from(users).where(eq(users.id, ctx.user.id));
    if (!user) throw new AppError('signed_out');
    if (user.demoExpiresAt !== null) throw new AppError('demo_account');
    if (user.emailConfirmedAt !== null) return;
    const bucket = `confirmation:${user.id}`;
    const limit = { bucket, max: EMAILS_AN_HOUR, windowSeconds: 3_600 };
    if (settings.isRateLimited) await reserveAttempt(inside, [limit]);
    await queueConfirmation(inside, user, settings);
  });
  return { success: true };
}

/** Confirms the address that the link was sent to, never a later address of the account. */
export async function confirmEmail(ctx: PublicContext, secret: string): Promise<{ email: string }> {
  return ctx.db.transaction(async (tx) => {
    const link = await takeLink({ ...ctx, db: tx }, 'email_confirmation', secret);
    const email = link.email ?? '';
    const confirmed = await tx
      .update(users)
      .set({ emailConfirmedAt: ctx.now.toISOString() })
      .where(and(eq(users.id, link.userId ?? 0), eq(users.emailKey, foldCase(email))))
      .returning({ id: users.id });
    if (confirmed.length === 0) throw new AppError('link_invalid');
    return { email };
  });
}
