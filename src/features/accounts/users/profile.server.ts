import { and, eq, isNull, like, ne } from 'drizzle-orm';
import { outbox, users } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Credential } from '#kernel/session.ts';
import { AppError } from '#shared/errors.ts';
import type { Locale } from '#shared/languages.ts';
import { foldCase } from '#shared/texts/text.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import { queueNotice, type MailSettings } from './account-mail.server.ts';
import { requireProof } from '#features/accounts/second-factor/proof.server.ts';
import type { FactorSettings } from '#features/accounts/second-factor/sign-in-code.server.ts';
import { queueConfirmation } from './email-confirmation.server.ts';
import { dropLinks } from '#features/accounts/passwords/one-time-link.server.ts';
import type { UpdateUser } from './profile.schema.ts';
import type { Attempt } from '#features/accounts/sessions/throttle.server.ts';
import type { PublicUser } from './user.schema.ts';
import { currentUser, publicUser, searchTextOf } from './user.server.ts';

/**
 * Requires the cookie, the password and a second factor in use to change the address (product.md D8), not to change a
 * name.
 */
async function requireMayChangeEmail(
  ctx: ServiceContext,
  input: UpdateUser,
  by: Credential,
  attempt: Attempt,
  settings: FactorSettings,
): Promise<void> {
  if (input.email === undefined || input.email === ctx.user.email) return;
  if (by !== 'cookie') throw new AppError('token_not_enough');
  const { currentPassword, code, passkey } = input;
  if (currentPassword === undefined) {
    throw new AppError('invalid', { fields: { currentPassword: 'accounts:currentPasswordRequired' } });
  }
  await requireProof(ctx, { currentPassword, code, passkey }, attempt, settings);
}

async function requireFreeEmail(ctx: ServiceContext, emailKey: string): Promise<void> {
  const [other] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, emailKey), ne(users.id, ctx.user.id)));
  if (other) throw new AppError('taken', { fields: { email: 'accounts:emailTaken' } });
}

/** Assigns emails sent to the old address before the account existed: later only the user id identifies them. */
async function claimEmails(
  { db }: ServiceContext,
  { id, email }: { id: number; email: string },
): Promise<void> {
  const isUnclaimed = and(eq(outbox.recipient, email), like(outbox.kind, 'account_%'), isNull(outbox.userId));
  await db.update(outbox).set({ userId: id }).where(isUnclaimed);
}

/**
 * Updates the profile. A changed address starts unconfirmed: the new one gets a link, the old one a notice, and links
 * sent to the old one become invalid. Errors: `stale` with the current account, `taken`, `token_not_enough`, and
 * those of `requireProof`.
 */
export async function updateUser(
  ctx: ServiceContext,
  input: UpdateUser,
  by: Credential,
  attempt: Attempt,
  settings: MailSettings & FactorSettings,
): Promise<PublicUser> {
  await requireMayChangeEmail(ctx, input, by, attempt, settings);
  const { updatedAt: read, currentPassword: _, ...changes } = input;
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const [before] = await tx.select().from(users).where(eq(users.id, ctx.user.id));
    if (!before) throw new AppError('signed_out');
    if (read !== undefined && read !== before.updatedAt)
      throw new AppError('stale', { extra: { current: publicUser(before) } });
    const {
      name = before.name,
      email = before.email,
      language = before.language,
      startPage = before.startPage,
    } = changes;
    const emailKey = foldCase(email);
    const isNewAddress = emailKey !== before.emailKey;
    if (isNewAddress) await requireFreeEmail(inside, emailKey);
    await tx
      .update(users)
      .set({
        name,
        email,
        emailKey,
        language,
        startPage,
        searchText: searchTextOf({ name, username: before.username, email }),
        ...(isNewAddress && { emailConfirmedAt: null }),
        updatedAt: nextUpdatedAt(before.updatedAt, ctx.now),
      })
      .where(eq(users.id, before.id));
    if (isNewAddress) {
      await claimEmails(inside, before);
      await dropLinks(inside, 'password_reset', before.id);
      await queueConfirmation(inside, { id: before.id, name, email, language }, settings);
      await recordAudit(inside, 'email_changed', { subjectId: before.id });
      await queueNotice('emailChanged', before.id, { db: tx, now: ctx.now, settings, to: before });
    }
    return currentUser(inside);
  });
}

/** Stores the language chosen last, in which emails are written. Does not count as an edit of the profile. */
export async function rememberLanguage(ctx: ServiceContext, language: Locale): Promise<void> {
  await ctx.db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, ctx.user.id), ne(users.language, language)));
}
