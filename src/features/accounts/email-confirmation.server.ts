import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { Config } from '#server/config.ts';
import type { ServiceContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';

/**
 * product.md section 4: before an account sends mail or publishes a page. Where SMTP_URL is set its address must be
 * confirmed (`email_not_confirmed`); a demo never sends, wherever it runs, but may publish (`demo_account`).
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
  if (user.demoExpiresAt !== null) {
    if (act === 'send') throw new AppError('demo_account');
    return;
  }
  if (settings.smtpUrl !== undefined && user.confirmedAt === null) throw new AppError('email_not_confirmed');
}
