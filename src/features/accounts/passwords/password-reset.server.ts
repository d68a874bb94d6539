import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { oneTimeLinks, outbox, users } from '#db/schema/index.ts';
import type { PublicContext } from '#kernel/context.ts';
import { isAppError } from '#shared/errors.ts';
import { foldCase } from '#shared/texts/text.ts';
import { queueLinkEmail, type MailSettings } from '#features/accounts/users/account-mail.server.ts';
import { createLink, dropLinks } from './one-time-link.server.ts';
import type { RequestReset } from './password.schema.ts';
import { reserveAttempt } from '#features/accounts/sessions/throttle.server.ts';

/** Emails per address and hour, whoever requests them; the response does not reveal the limit. */
const EMAILS_AN_HOUR = 3;

async function mayWrite(ctx: PublicContext, emailKey: string, isLimited: boolean): Promise<boolean> {
  if (!isLimited) return true;
  const hash = createHash('sha256').update(emailKey).digest('hex');
  const limit = { bucket: `reset-letter:${hash}`, max: EMAILS_AN_HOUR, windowSeconds: 3_600 };
  return reserveAttempt(ctx, [limit]).then(
    () => true,
    (error: unknown) => {
      if (isAppError(error) && error.code === 'too_many_requests') return false;
      throw error;
    },
  );
}

/**
 * Sends a reset link. Responds identically and in the same time whether or not an account has this address: for an
 * unknown one the same rows are written and deleted again in the transaction. A disabled account and a demo count as
 * unknown.
 */
export async function requestPasswordReset(
  ctx: PublicContext,
  { email }: RequestReset,
  settings: MailSettings,
  isLimited: boolean,
): Promise<{ success: true }> {
  const emailKey = foldCase(email);
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const isAllowed = await mayWrite(inside, emailKey, isLimited);
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.emailKey, emailKey), isNull(users.disabledAt), isNull(users.demoExpiresAt)));
    // An older link is deleted only if a newer one is sent: repeated requests must not invalidate the emailed link.
    await dropLinks(inside, 'password_reset', user && isAllowed ? user.id : 0);
    const details = { userId: user?.id ?? null, email };
    const { secret, link } = await createLink(inside, 'password_reset', details);
    const to = user ?? { name: email, email, language: ctx.locale };
    await queueLinkEmail('password_reset', { db: tx, now: ctx.now, settings, to, link, secret });
    if (user && isAllowed) return;
    await tx.delete(outbox).where(eq(outbox.dedupeKey, `link:${link.id}`));
    await tx.delete(oneTimeLinks).where(eq(oneTimeLinks.id, link.id));
  });
  return { success: true };
}
