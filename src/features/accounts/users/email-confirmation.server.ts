import { and, eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { Config } from '#server/config/config.ts';
import type { PublicContext, ServiceContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { foldCase } from '#shared/text.ts';
import { queueLinkEmail, type Addressee, type MailSettings } from './account-mail.server.ts';
import { createLink, dropLinks, takeLink } from '#features/accounts/passwords/one-time-link.server.ts';
import { reserveAttempt } from '#features/accounts/sessions/throttle.server.ts';

/**
 * product.md section 4: before an account sends mail or publishes a page. Where SMTP_URL is set its address must be
 * confirmed (`email_not_confirmed`); a demo neither sends (`demo_account`) nor publishes (`demo_preview_only`), wherever
 * it runs.
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
 * A new address is asked to confirm itself, in the transaction that took it. Without a mail server of its own the
 * product asks nobody: there is nothing that could be sent in a wrong name.
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

/** Emails that an account may ask for in an hour: its address may be somebody else's. */
const EMAILS_AN_HOUR = 5;

/** For the banner that says the address is not confirmed. Errors: `too_many_requests`, `demo_account`. */
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

/** The link confirms the address that it was sent to, and no other that the account has taken since. */
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
