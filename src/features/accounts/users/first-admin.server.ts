import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { PublicContext } from '#kernel/context.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import { registerUser } from './user.server.ts';

type Admin = { username: string; password: string; email: string };

/**
 * Creates the first administrator from ADMIN_USERNAME, ADMIN_PASSWORD and ADMIN_EMAIL (product.md D9); later starts
 * change nothing. Also does so if users exist but no administrator, which is the operator's way back in. Returns
 * whether one was created. Errors: `taken`.
 */
export async function createFirstAdmin(ctx: PublicContext, admin: Admin): Promise<boolean> {
  if (await hasAdmin(ctx)) return false;
  const account = { ...admin, name: admin.username };
  try {
    const { id } = await registerUser(ctx, account, {
      role: 'admin',
      emailConfirmedAt: ctx.now.toISOString(),
    });
    await recordAudit(ctx, 'account_created', { actorId: null, subjectId: id, detail: 'environment' });
    return true;
  } catch (error) {
    // Of several instances that start together on a database server one makes it.
    if (await hasAdmin(ctx)) return false;
    throw error;
  }
}

async function hasAdmin(ctx: PublicContext): Promise<boolean> {
  const isAdmin = and(eq(users.role, 'admin'), isNull(users.disabledAt));
  return (await ctx.db.$count(users, isAdmin)) > 0;
}
