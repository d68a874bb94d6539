import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { PublicContext, ServiceContext } from '#kernel/context.ts';
import { verifyPassword } from '#features/accounts/passwords/hashing.server.ts';
import { AppError } from '#shared/errors.ts';
import { foldCase } from '#shared/texts/text.ts';
import { noteAudit } from '#features/accounts/audit/audit.server.ts';
import { reserveGuess } from './sign-in-limits.server.ts';
import { forgive, type Attempt } from './throttle.server.ts';
import type { Login, PublicUser } from '#features/accounts/users/user.schema.ts';
import { publicUser } from '#features/accounts/users/user.server.ts';

/**
 * Counts failures from every endpoint: 30 in 15 minutes block an address, 10 slow an account, except for its known
 * devices. `stored` is undefined for an unknown user, which takes the same time.
 */
async function isPassword(
  ctx: PublicContext,
  usernameKey: string,
  given: string,
  attempt: Attempt,
  stored: string | undefined,
): Promise<boolean> {
  const reserved = await reserveGuess(ctx, usernameKey, attempt);
  let isWrong = false;
  try {
    isWrong = !(await verifyPassword(stored, given));
  } finally {
    // A password that was not checked does not count as wrong.
    if (!isWrong) await forgive(ctx, reserved);
  }
  return !isWrong;
}

/**
 * Specification sections 4 and 8: lets whoever knows the password `enter`. An unknown user and a wrong password give the
 * same error in the same time; only the right password reveals that the account is disabled.
 */
export async function withCredentials<T>(
  ctx: PublicContext,
  input: Login,
  attempt: Attempt,
  enter: (user: PublicUser) => Promise<T>,
): Promise<T> {
  const usernameKey = foldCase(input.username);
  const [user] = await ctx.db.select().from(users).where(eq(users.usernameKey, usernameKey));
  const isRight = await isPassword(ctx, usernameKey, input.password, attempt, user?.password);
  if (!user || !isRight) {
    await noteAudit(ctx, 'sign_in_failed', { actorId: null, subjectId: user?.id ?? null });
    throw new AppError('invalid_credentials');
  }
  if (user.disabledAt !== null) {
    await noteAudit(ctx, 'sign_in_failed', { actorId: null, subjectId: user.id, detail: 'disabled' });
    throw new AppError('account_disabled');
  }
  return enter(publicUser(user));
}

/**
 * Requires the password again to change an account (product.md D8). A demo's password is unknown (`demo_account`); a
 * wrong one counts as a failed sign-in and is reported at its field.
 */
export async function requireCurrentPassword(
  ctx: ServiceContext,
  given: string,
  attempt: Attempt,
): Promise<void> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.user.id));
  if (!user) throw new AppError('signed_out');
  if (user.demoExpiresAt !== null) throw new AppError('demo_account');
  if (!(await isPassword(ctx, user.usernameKey, given, attempt, user.password)))
    throw new AppError('invalid', { fields: { currentPassword: 'accounts:currentPasswordWrong' } });
}
