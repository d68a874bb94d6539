import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';

/**
 * Condition for queries of public data that join the owner: nothing of a disabled account or a demo is shown, however
 * it was published (product.md section 4).
 */
export const isShownPublicly = (): SQL | undefined =>
  and(isNull(users.disabledAt), isNull(users.demoExpiresAt));

/** The same, where a demo sees what is its own. */
export const isShownTo = (viewerId: number | null): SQL | undefined =>
  or(isShownPublicly(), and(isNull(users.disabledAt), eq(users.id, viewerId ?? 0)));

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
