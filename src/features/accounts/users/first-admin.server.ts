import { and, count, eq, isNull } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { PublicContext } from '#server/context.ts';
import { registerUser } from './user.server.ts';

type Admin = { username: string; password: string; email: string };

/**
 * product.md D9: ADMIN_USERNAME, ADMIN_PASSWORD and ADMIN_EMAIL make the first administrator, and later starts change
 * nothing. They also do it where people have accounts but nobody administers them, which is the way back in for
 * whoever runs the server. Answers whether one was made. Errors: `taken`.
 */
export async function createFirstAdmin(ctx: PublicContext, admin: Admin): Promise<boolean> {
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.disabledAt)));
  if ((counted?.total ?? 0) > 0) return false;
  const account = { ...admin, name: admin.username };
  await registerUser(ctx, account, { role: 'admin', emailConfirmedAt: ctx.now.toISOString() });
  return true;
}
