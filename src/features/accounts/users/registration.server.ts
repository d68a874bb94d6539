import type { Config } from '#kernel/config/config.ts';
import type { PublicContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { foldCase } from '#shared/texts/text.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import type { MailSettings } from './account-mail.server.ts';
import { queueConfirmation } from './email-confirmation.server.ts';
import { hashNewPassword } from '#features/accounts/passwords/new-password.server.ts';
import { takeLink } from '#features/accounts/passwords/one-time-link.server.ts';
import type { PublicUser, Register } from './user.schema.ts';
import { insertUser, type Grant } from './user.server.ts';

export type RegistrationSettings = MailSettings & Pick<Config, 'registration'>;

/** Returns the rights of an invitation: its role, and a confirmed address if its email was sent there. */
async function grantOfInvitation(ctx: PublicContext, secret: string, email: string): Promise<Grant> {
  const { role, email: invited } = await takeLink(ctx, 'invitation', secret);
  const isConfirmed = invited !== null && foldCase(invited) === foldCase(email);
  return { role: role ?? 'user', emailConfirmedAt: isConfirmed ? ctx.now.toISOString() : null };
}

/**
 * Registers an account (product.md D7): `open` to everybody, `invite` with an invitation link, `closed` to all but
 * administrators, who may always create an account and choose its role. Errors: `registration_closed`,
 * `invitation_required`, `link_invalid`, `taken`.
 */
export async function register(
  ctx: PublicContext,
  input: Register,
  settings: RegistrationSettings,
  isSentByAdmin: boolean,
): Promise<PublicUser> {
  const { registration } = settings;
  const secret = isSentByAdmin || registration === 'closed' ? undefined : input.invitation;
  if (!isSentByAdmin && secret === undefined) {
    if (registration === 'closed') throw new AppError('registration_closed');
    if (registration === 'invite') throw new AppError('invitation_required');
  }
  const password = await hashNewPassword(input.password, input);
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const grant: Grant =
      secret === undefined
        ? { role: isSentByAdmin && input.role === 'admin' ? 'admin' : 'user' }
        : await grantOfInvitation(inside, secret, input.email);
    const user = await insertUser(inside, input, password, grant);
    const way = isSentByAdmin ? 'administrator' : secret === undefined ? 'registration' : 'invitation';
    const actor = isSentByAdmin ? {} : { actorId: user.id };
    await recordAudit(inside, 'account_created', { ...actor, subjectId: user.id, detail: way });
    if (user.emailConfirmedAt === null) await queueConfirmation(inside, user, settings);
    return user;
  });
}
