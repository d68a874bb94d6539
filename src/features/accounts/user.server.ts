import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { PublicContext, ServiceContext } from '#server/context.ts';
import { hashPassword, verifyPassword } from '#server/passwords.ts';
import { AppError } from '#shared/errors.ts';
import { foldCase } from '#shared/text.ts';
import { forgive, reserveAttempt } from './throttle.server.ts';
import type { Login, PublicUser, Register } from './user.schema.ts';

const LOGIN_WINDOW_SECONDS = 15 * 60;
const LOGIN_FAILURES = { account: 10, address: 30 };

/** The account as its owner sees it: everything that is no secret and no key of the tables. */
export function publicUser(row: typeof users.$inferSelect): PublicUser {
  const { password: _, usernameKey: _u, emailKey: _e, disabledAt: _d, ...visible } = row;
  return visible;
}

/**
 * Specification sections 4 and 8. An unknown user and a wrong password answer the same, in the same time; at most 10
 * failures an account and 30 an address count in 15 minutes.
 */
export async function checkCredentials(
  ctx: PublicContext,
  input: Login,
  limits: { address: string; isLimited: boolean },
): Promise<PublicUser> {
  const usernameKey = foldCase(input.username);
  const reserved = limits.isLimited
    ? await reserveAttempt(ctx, [
        {
          bucket: `login-account:${usernameKey}`,
          max: LOGIN_FAILURES.account,
          windowSeconds: LOGIN_WINDOW_SECONDS,
        },
        {
          bucket: `login-address:${limits.address}`,
          max: LOGIN_FAILURES.address,
          windowSeconds: LOGIN_WINDOW_SECONDS,
        },
      ])
    : [];
  const [user] = await ctx.db.select().from(users).where(eq(users.usernameKey, usernameKey));
  // A password that nobody looked at was not a wrong one.
  const isRight = await verifyPassword(user?.password, input.password).catch(async (error: unknown) => {
    await forgive(ctx, reserved);
    throw error;
  });
  if (!user || !isRight) throw new AppError('invalid_credentials');
  await forgive(ctx, reserved);
  return publicUser(user);
}

/** Specification sections 5 and 7; the role in the payload counts only where an administrator sends it (product.md D7). */
export async function registerUser(
  ctx: PublicContext,
  input: Register,
  isSentByAdmin = false,
): Promise<PublicUser> {
  const usernameKey = foldCase(input.username);
  const emailKey = foldCase(input.email);
  const password = await hashPassword(input.password);
  return ctx.db.transaction(async (tx) => {
    const fields: Record<string, string> = {};
    const [byName] = await tx.select({ id: users.id }).from(users).where(eq(users.usernameKey, usernameKey));
    if (byName) fields.username = 'accounts:usernameTaken';
    const [byEmail] = await tx.select({ id: users.id }).from(users).where(eq(users.emailKey, emailKey));
    if (byEmail) fields.email = 'accounts:emailTaken';
    if (byName || byEmail) throw new AppError('taken', { fields });
    const at = ctx.now.toISOString();
    const role = isSentByAdmin && input.role === 'admin' ? 'admin' : 'user';
    const [created] = await tx
      .insert(users)
      .values({
        username: input.username,
        usernameKey,
        password,
        name: input.name,
        email: input.email,
        emailKey,
        role,
        language: ctx.locale,
        createdAt: at,
        updatedAt: at,
      })
      .returning();
    if (!created) throw new AppError('internal');
    return publicUser(created);
  });
}

export async function currentUser(ctx: ServiceContext): Promise<PublicUser> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.user.id));
  if (!user) throw new AppError('signed_out');
  return publicUser(user);
}
