import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';

/**
 * Condition for queries of public data that join the owner: nothing of a disabled account or a demo is shown, however
 * it was published (product.md section 4).
 */
export const isShownPublicly = (): SQL | undefined =>
  and(isNull(users.disabledAt), isNull(users.demoExpiresAt));

export async function isDemoAccount({ db, user }: ServiceContext): Promise<boolean> {
  const [found] = await db
    .select({ demoExpiresAt: users.demoExpiresAt })
    .from(users)
    .where(eq(users.id, user.id));
  return found !== undefined && found.demoExpiresAt !== null;
}

/** Errors: `demo_preview_only`. */
export async function refuseDemo(ctx: ServiceContext): Promise<void> {
  if (await isDemoAccount(ctx)) throw new AppError('demo_preview_only');
}
