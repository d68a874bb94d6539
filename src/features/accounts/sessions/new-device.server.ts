import { users } from '#db/schema/index.ts';
import { eq } from 'drizzle-orm';
import type { PublicContext } from '#server/context.ts';
import { queueNewDevice, type MailSettings } from '#features/accounts/users/account-mail.server.ts';
import { deviceName } from './device.texts.ts';

/**
 * Tells the user by email of a sign-in from an unknown browser. Not while the address is unconfirmed and a mail server
 * is set up: it may belong to a stranger.
 */
export async function tellOfNewDevice(
  ctx: PublicContext,
  { id }: { id: number },
  settings: MailSettings,
): Promise<void> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  if (!user || user.demoExpiresAt !== null) return;
  if (settings.smtpUrl !== undefined && user.emailConfirmedAt === null) return;
  const device = deviceName(user.language, ctx.origin?.userAgent ?? '');
  await queueNewDevice(id, device, { db: ctx.db, now: ctx.now, settings, to: user });
}
