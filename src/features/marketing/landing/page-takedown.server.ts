import { eq } from 'drizzle-orm';
import { pageTakedowns } from '#db/schema/index.ts';
import { isDemoAccount } from '#features/accounts/public-owner.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import type { PublishingState } from './page-takedown.types.ts';

const takenDownOf = async ({ db, user }: ServiceContext): Promise<string[]> => {
  const rows = await db
    .select({ slug: pageTakedowns.slug })
    .from(pageTakedowns)
    .where(eq(pageTakedowns.userId, user.id))
    .orderBy(pageTakedowns.id);
  return rows.map(({ slug }) => slug);
};

export async function publishingOf(ctx: ServiceContext): Promise<PublishingState> {
  const [isDemo, takenDown] = await Promise.all([isDemoAccount(ctx), takenDownOf(ctx)]);
  return { isDemo, takenDown };
}

/**
 * Rejects publishing while one of the account's pages is taken down, so that neither another address nor another
 * campaign gets around it. Its other pages stay online. Errors: `page_taken_down` with the address.
 */
export async function refuseWhileTakenDown(ctx: ServiceContext): Promise<void> {
  const [slug] = await takenDownOf(ctx);
  if (slug !== undefined) throw new AppError('page_taken_down', { values: { slug } });
}
