import { and, count, eq, isNull } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { PublicContext } from '#server/context.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import { registerUser } from './user.server.ts';

type Admin = { username: string; password: string; email: string };

/**
 * Creates the first administrator from ADMIN_USERNAME, ADMIN_PASSWORD and ADMIN_EMAIL (product.md D9); later starts
 * change nothing. Also does so if users exist but no administrator, which is the operator's way back in. Returns
 * whether one was created. Errors: `taken`.
 */
export async function createFirstAdmin(ctx: PublicContext, admin: Admin): Promise<boolean> {
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.disabledAt)));
  if ((counted?.total ?? 0) > 0) return false;
  const account = { ...admin, name: admin.username };
  const { id } = await registerUser(ctx, account, { role: 'admin', emailConfirmedAt: ctx.now.toISOString() });
  await recordAudit(ctx, 'account_created', { actorId: null, subjectId: id, detail: 'environment' });
  return true;
}
