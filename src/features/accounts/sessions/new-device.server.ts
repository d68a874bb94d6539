import type { PublicContext } from '#kernel/context.ts';
import { queueNewDevice, type MailSettings } from '#features/accounts/users/account-mail.server.ts';
import type { PublicUser } from '#features/accounts/users/user.schema.ts';
import { deviceName } from './device.texts.ts';

/**
 * Tells the user by email of a sign-in from an unknown browser. Not while the address is unconfirmed and a mail server
 * is set up: it may belong to a stranger.
 */
export async function tellOfNewDevice(
  ctx: PublicContext,
  user: PublicUser,
  settings: MailSettings,
): Promise<void> {
  if (user.demoExpiresAt !== null) return;
  if (settings.smtpUrl !== undefined && user.emailConfirmedAt === null) return;
  const device = deviceName(user.language, ctx.origin?.userAgent ?? '');
  await queueNewDevice(user.id, device, { db: ctx.db, now: ctx.now, settings, to: user });
}
