import { and, eq } from 'drizzle-orm';
import { companyLogos } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';

/** Throws 422 for a logo that is missing or another user's. */
export async function requireLogo(
  { db, user }: ServiceContext,
  id: number | null | undefined,
): Promise<void> {
  if (id === null || id === undefined) return;
  const [found] = await db
    .select({ id: companyLogos.id })
    .from(companyLogos)
    .where(and(eq(companyLogos.id, id), eq(companyLogos.userId, user.id)));
  if (!found) throw new AppError('invalid', { fields: { logoId: 'errors:fields.choice' } });
}
