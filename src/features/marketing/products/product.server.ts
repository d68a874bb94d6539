import { and, count, eq, inArray, min, sql } from 'drizzle-orm';
import {
  landingPages,
  marketingAnalyses,
  marketingCampaigns,
  marketingCompanies,
  marketingMedia,
  marketingProducts,
} from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { sortedByName } from '#shared/texts/order.ts';
import {
  insertRow,
  requireMarketingCompany,
  requireRow,
  updateRow,
} from '#features/marketing/marketing-rows.server.ts';
import { typedLanguageOf } from '#features/marketing/writer/checks/facts.server.ts';
import { listNamed } from '#features/marketing/named-list.rules.ts';
import type {
  CreateProduct,
  Product,
  ProductName,
  ProductQuery,
  ProductSummary,
  UpdateProduct,
} from './product.schema.ts';

/** Lists the products of the workspace or of one of its companies, with their progress. */
export async function listProducts(
  ctx: ServiceContext,
  { marketingCompanyId, ...query }: ProductQuery,
): Promise<Page<ProductSummary>> {
  const { id, name, createdAt } = marketingProducts;
  const company = marketingCompanies;
  const names = await ctx
    .rows(marketingProducts)
    .select({ id, name, searched: company.name, createdAt })
    .innerJoin(company, eq(company.id, marketingProducts.marketingCompanyId))
    .where(marketingCompanyId === undefined ? undefined : eq(company.id, marketingCompanyId));
  const campaigns = marketingCampaigns;
  return listNamed(names, query, 'name', async (ids) => {
    const rows = await ctx
      .rows(marketingProducts)
      .select({
        product: marketingProducts,
        companyName: company.name,
        analyses: sql<number>`(${ctx
          .rows(marketingAnalyses)
          .select({ n: count() })
          .where(eq(marketingAnalyses.productId, id))})`,
        campaigns: sql<number>`(${ctx
          .rows(campaigns)
          .select({ n: count() })
          .where(eq(campaigns.productId, id))})`,
        publishedPages: sql<number>`(${ctx
          .rows(landingPages)
          .select({ n: count() })
          .innerJoin(campaigns, eq(campaigns.id, landingPages.campaignId))
          .where(and(eq(campaigns.productId, id), eq(landingPages.status, 'published')))})`,
        photographId: sql<number | null>`(${ctx
          .rows(marketingMedia)
          .select({ id: min(marketingMedia.id) })
          .where(eq(marketingMedia.productId, id))})`,
      })
      .innerJoin(company, eq(company.id, marketingProducts.marketingCompanyId))
      .where(inArray(id, ids));
    return rows.map(({ product, ...rest }) => ({ ...product, ...rest }));
  });
}

export async function createProduct(ctx: ServiceContext, input: CreateProduct): Promise<Product> {
  await requireMarketingCompany(ctx, input.marketingCompanyId);
  return insertRow(ctx, 'product', input);
}

export const getProduct = (ctx: ServiceContext, id: number): Promise<Product> =>
  requireRow(ctx, 'product', id);
export const updateProduct = (ctx: ServiceContext, id: number, input: UpdateProduct): Promise<Product> =>
  updateRow(ctx, 'product', id, input);

export async function productNames(ctx: ServiceContext): Promise<ProductName[]> {
  const { id, name, characteristics, advantages } = marketingProducts;
  const rows = await ctx.rows(marketingProducts).select({ id, name, characteristics, advantages });
  const named = rows.map((row) => ({ id: row.id, name: row.name, typedLanguage: typedLanguageOf(row) }));
  return sortedByName(named, ctx.locale, (product) => product.name);
}
