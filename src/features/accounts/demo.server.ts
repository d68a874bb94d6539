import { withCause } from '#db/journal/cause.ts';
import { actAs } from '#features/accounts/workspace.server.ts';
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users, workspaceMembers } from '#db/schema/index.ts';
import { jobCause, type PublicContext, type ServiceContext } from '#kernel/context.ts';
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
    const owner = await actAs({ ...ctx, db: tx }, caller);
    await withCause(tx, jobCause(owner, 'demo'), () => fill(owner));
    return publicUser(user);
  });
}

/**
 * Adds a member to the shared workspace of a demo, for as long as the demo lasts: an account that nobody can sign in to,
 * because the demo's own password is unknown. Returns their context.
 */
export async function addDemoColleague(ctx: ServiceContext, name: string): Promise<ServiceContext> {
  const { db, now, user: visitor, workspace } = ctx;
  const [demo] = await db.select().from(users).where(eq(users.id, visitor.id));
  if (!demo) throw new AppError('internal');
  // The samples of a developer's own account have colleagues that end as those of a demo do.
  const password = demo.demoExpiresAt === null ? await hashPassword(newSecret()) : demo.password;
  const username = `demo-${randomBytes(5).toString('hex')}`;
  const email = `${username}@demo.invalid`;
  const at = now.toISOString();
  const [made] = await db
    .insert(users)
    .values({
      username,
      usernameKey: username,
      password,
      name,
      email,
      emailKey: email,
      searchText: searchTextOf({ name, username, email }),
      language: demo.language,
      demoExpiresAt: demo.demoExpiresAt ?? new Date(now.getTime() + DEMO_MS).toISOString(),
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!made) throw new AppError('internal');
  await db
    .insert(workspaceMembers)
    .values({ workspaceId: workspace.id, userId: made.id, role: 'member', createdAt: at });
  const user = { id: made.id, username, name, email, role: made.role };
  return { ...ctx, user, workspace: { id: workspace.id, role: 'member' } };
}
