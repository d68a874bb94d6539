import { eq } from 'drizzle-orm';
import { analystLetters } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';

export async function openLetter(ctx: ServiceContext, companyId: number) {
  const [row] = await ctx.rows(analystLetters).select().where(eq(analystLetters.companyId, companyId));
  return row;
}

/** Errors: 409 `model_text_open` while a letter that a model drafted waits for a person. */
export async function requireNoOpenLetter(ctx: ServiceContext, companyId: number): Promise<void> {
  if (await openLetter(ctx, companyId)) throw new AppError('model_text_open');
}
