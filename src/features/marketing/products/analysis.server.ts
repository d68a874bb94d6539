import { asc, eq } from 'drizzle-orm';
import { marketingAnalyses } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import type { Locale } from '#shared/languages.ts';
import type { AnalyseInput, StoredAnalysis } from './analysis.schema.ts';
import { analyse } from '#features/marketing/writer/checks/compose.server.ts';
import { COMPOSER, writingOf } from '#features/marketing/writer/checks/facts.server.ts';
import { requireRow } from '#features/marketing/marketing-rows.server.ts';
import type { ProductAnalysis } from '#features/marketing/writer/checks/writer.types.ts';

type Row = typeof marketingAnalyses.$inferSelect;

/** The JSON column was written by the rules. */
const asAnalysis = ({ data, ...row }: Row): StoredAnalysis => ({ ...(data as ProductAnalysis), ...row });

/**
 * Makes the analysis (product.md section 7, step 1) and returns a function that stores it in place of an earlier one in
 * the same language, because no transaction can wait for a work process. Errors: `not_found`.
 */
export async function makeAnalysis(
  ctx: ServiceContext,
  productId: number,
  { language }: AnalyseInput,
): Promise<(db: Database) => Promise<StoredAnalysis>> {
  const { input } = await writingOf(ctx, productId, { language });
  const data = await analyse(ctx, input);
  return async (db) => storedAnalysis({ ...ctx, db }, productId, language, data);
}

async function storedAnalysis(
  ctx: ServiceContext,
  productId: number,
  language: Locale,
  data: ProductAnalysis,
): Promise<StoredAnalysis> {
  await requireRow(ctx, 'product', productId);
  const at = ctx.now.toISOString();
  const [stored] = await ctx
    .rows(marketingAnalyses)
    .insert({ productId, language, data, writer: COMPOSER, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [marketingAnalyses.productId, marketingAnalyses.language],
      set: { data, writer: COMPOSER, updatedAt: at },
    })
    .returning();
  if (!stored) throw new AppError('internal');
  return asAnalysis(stored);
}

export async function listAnalyses(ctx: ServiceContext, productId: number): Promise<Page<StoredAnalysis>> {
  await requireRow(ctx, 'product', productId);
  const rows = await ctx
    .rows(marketingAnalyses)
    .select()
    .where(eq(marketingAnalyses.productId, productId))
    .orderBy(asc(marketingAnalyses.id));
  return { items: rows.map(asAnalysis), nextCursor: null };
}
