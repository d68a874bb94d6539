import { eq } from 'drizzle-orm';
import { companyLogos } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';

/** Throws 422 for a logo that is missing or another workspace's. */
export async function requireLogo(ctx: ServiceContext, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  if ((await ctx.rows(companyLogos).count(eq(companyLogos.id, id))) === 0)
    throw new AppError('invalid', { fields: { logoId: 'errors:fields.choice' } });
}
