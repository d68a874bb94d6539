import { actAs } from '#features/accounts/workspace.server.ts';
import { randomBytes } from 'node:crypto';
import { users } from '#db/schema/index.ts';
import type { PublicContext, ServiceContext } from '#kernel/context.ts';
import { hashPassword } from '#features/accounts/passwords/hashing.server.ts';
import { newSecret } from '#kernel/secrets.ts';
import { AppError } from '#shared/errors.ts';
import type { PublicUser } from '#features/accounts/users/user.schema.ts';
import { publicUser, searchTextOf } from '#features/accounts/users/user.server.ts';

/** Lifetime of a demo (product.md D6). */
export const DEMO_MS = 24 * 3_600_000;

/**
 * Creates a private account with an unknown password and fills it with `fill` in the same transaction, so that nobody
 * sees half a sample. Its address cannot exist (RFC 2606), so nothing can be sent to it.
 */
export async function createDemoAccount(
  ctx: PublicContext,
  name: string,
  fill: (ctx: ServiceContext) => Promise<void>,
): Promise<PublicUser> {
  const username = `demo-${randomBytes(5).toString('hex')}`;
  const email = `${username}@demo.invalid`;
  const password = await hashPassword(newSecret());
  const at = ctx.now.toISOString();
  return ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        username,
        usernameKey: username,
        password,
        name,
        email,
        emailKey: email,
        searchText: searchTextOf({ name, username, email }),
        language: ctx.locale,
        demoExpiresAt: new Date(ctx.now.getTime() + DEMO_MS).toISOString(),
        createdAt: at,
        updatedAt: at,
      })
      .returning();
    if (!user) throw new AppError('internal');
    const caller = { id: user.id, username, name, email, role: user.role };
    await fill(await actAs({ ...ctx, db: tx }, caller));
    return publicUser(user);
  });
}
