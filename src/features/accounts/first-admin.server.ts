import { count } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { PublicContext } from '#server/context.ts';
import { registerUser } from './user.server.ts';

type Admin = { username: string; password: string; email: string };

/**
 * product.md D9: on the first start, while nobody has an account, ADMIN_USERNAME, ADMIN_PASSWORD and ADMIN_EMAIL make
 * the first administrator. Later starts change nothing. Answers whether one was made.
 */
export async function createFirstAdmin(ctx: PublicContext, admin: Admin): Promise<boolean> {
  const [counted] = await ctx.db.select({ total: count() }).from(users);
  if ((counted?.total ?? 0) > 0) return false;
  await registerUser(ctx, { ...admin, name: admin.username, role: 'admin' }, true);
  return true;
}
