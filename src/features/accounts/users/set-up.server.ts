import { count, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { oneTimeLinks, users } from '#db/schema/index.ts';
import type { PublicContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import { hashNewPassword } from '#features/accounts/passwords/new-password.server.ts';
import { createLink, linkAddress, takeLink } from '#features/accounts/passwords/one-time-link.server.ts';
import type { PublicUser, setUpSchema } from './user.schema.ts';
import { insertUser } from './user.server.ts';

/** Ignores demos: a visitor's demo must not lock the operator out of the set-up. */
export async function hasUsers(ctx: PublicContext): Promise<boolean> {
  const [counted] = await ctx.db.select({ total: count() }).from(users).where(isNull(users.demoExpiresAt));
  return (counted?.total ?? 0) > 0;
}

/**
 * Returns the address that creates the first administrator (product.md D9), or null once an account exists. Every start
 * creates a new one, and only the newest works.
 */
export async function createSetUpLink(ctx: PublicContext, siteUrl: string): Promise<string | null> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await tx.delete(oneTimeLinks).where(eq(oneTimeLinks.kind, 'setup'));
    if (await hasUsers(inside)) return null;
    const { secret } = await createLink(inside, 'setup', { role: 'admin' });
    return linkAddress(siteUrl, 'setup', secret);
  });
}

/** Errors: `link_invalid`, also if an account was registered meanwhile. */
export async function setUp(
  ctx: PublicContext,
  secret: string,
  input: z.infer<typeof setUpSchema>,
): Promise<PublicUser> {
  const password = await hashNewPassword(input.password, input);
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await takeLink(inside, 'setup', secret);
    if (await hasUsers(inside)) throw new AppError('link_invalid');
    const grant = { role: 'admin', emailConfirmedAt: ctx.now.toISOString() } as const;
    const user = await insertUser(inside, input, password, grant);
    await recordAudit(inside, 'account_created', { actorId: user.id, subjectId: user.id, detail: 'setup' });
    return user;
  });
}
