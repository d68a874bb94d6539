import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { users } from '#db/schema/index.ts';
import type { PublicContext, ServiceContext } from '#server/context.ts';
import { verifyPassword } from '#server/passwords.ts';
import { AppError } from '#shared/errors.ts';
import { foldCase } from '#shared/text.ts';
import { forgive, reserveAttempt, type Attempt } from './throttle.server.ts';
import type { Login, PublicUser } from './user.schema.ts';
import { publicUser } from './user.server.ts';

const WINDOW_SECONDS = 15 * 60;
const FAILURES = { account: 10, address: 30 };

/**
 * At most 10 failures an account and 30 an address count in 15 minutes, whichever door they came in by. `stored` is
 * missing for an unknown user, which takes the same time.
 */
async function isRightPassword(
  ctx: PublicContext,
  usernameKey: string,
  given: string,
  { address, isLimited }: Attempt,
  stored: string | undefined,
): Promise<boolean> {
  const limit = (bucket: string, max: number) => ({ bucket, max, windowSeconds: WINDOW_SECONDS });
  const reserved = isLimited
    ? await reserveAttempt(ctx, [
        // Some type their password, or their address, into the wrong field: it stands in no counter as it is.
        limit(`login-account:${createHash('sha256').update(usernameKey).digest('hex')}`, FAILURES.account),
        limit(`login-address:${address}`, FAILURES.address),
      ])
    : [];
  // A password that nobody looked at was not a wrong one.
  const isRight = await verifyPassword(stored, given).catch(async (error: unknown) => {
    await forgive(ctx, reserved);
    throw error;
  });
  if (isRight) await forgive(ctx, reserved);
  return isRight;
}

/**
 * Specification sections 4 and 8. An unknown user and a wrong password answer the same, in the same time; only who
 * knows the password is told that the account is disabled.
 */
export async function checkCredentials(
  ctx: PublicContext,
  input: Login,
  attempt: Attempt,
): Promise<PublicUser> {
  const usernameKey = foldCase(input.username);
  const [user] = await ctx.db.select().from(users).where(eq(users.usernameKey, usernameKey));
  const isRight = await isRightPassword(ctx, usernameKey, input.password, attempt, user?.password);
  if (!user || !isRight) throw new AppError('invalid_credentials');
  if (user.disabledAt !== null) throw new AppError('account_disabled');
  return publicUser(user);
}

/**
 * product.md D8: what changes an account asks for its password again. Nobody knows that of a demo (`demo_account`);
 * a wrong one counts as a failed sign-in and stands at its field.
 */
export async function requireCurrentPassword(
  ctx: ServiceContext,
  given: string,
  attempt: Attempt,
): Promise<void> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.user.id));
  if (!user) throw new AppError('signed_out');
  if (user.demoExpiresAt !== null) throw new AppError('demo_account');
  if (await isRightPassword(ctx, user.usernameKey, given, attempt, user.password)) return;
  throw new AppError('invalid', { fields: { currentPassword: 'accounts:currentPasswordWrong' } });
}
