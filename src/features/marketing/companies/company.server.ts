import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { everyRow } from '#db/rows.ts';
import {
  landingPages,
  marketingCampaigns,
  marketingCompanies,
  marketingLeads,
  marketingProducts,
} from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import type { ListQuery } from '#shared/list.ts';
import { AppError } from '#shared/errors.ts';
import { sortedByName } from '#shared/texts/order.ts';
import type { CompanySummary, CreateCompany, MarketingCompany, UpdateCompany } from './company.schema.ts';
import { insertRow, updateRow } from '#features/marketing/marketing-rows.server.ts';
import type { NamedSort } from '#features/marketing/marketing.values.ts';
import { listNamed } from '#features/marketing/named-list.rules.ts';

type Child = typeof marketingProducts | typeof marketingCampaigns | typeof marketingLeads;

// Counted of the company that an outer query is at: to ask each row for its workspace again takes twice as long.
const childrenOf = ({ db }: ServiceContext, table: Child) =>
  sql<number>`(${everyRow(db, table)
    .select({ n: count() })
    .where(eq(table.marketingCompanyId, marketingCompanies.id))})`;

const publishedPages = ({ db }: ServiceContext) =>
  sql<number>`(${everyRow(db, landingPages)
    .select({ n: count() })
    .where(
      and(eq(landingPages.marketingCompanyId, marketingCompanies.id), eq(landingPages.status, 'published')),
    )})`;

const countColumns = (ctx: ServiceContext) => ({
  products: childrenOf(ctx, marketingProducts),
  campaigns: childrenOf(ctx, marketingCampaigns),
  leads: childrenOf(ctx, marketingLeads),
  pages: publishedPages(ctx),
});

/** Counts the rows that hang on a company. Errors: `not_found`. */
export async function countsOf(ctx: ServiceContext, id: number): Promise<CompanySummary['counts']> {
  const [found] = await ctx
    .rows(marketingCompanies)
    .select(countColumns(ctx))
    .where(eq(marketingCompanies.id, id));
  if (!found) throw new AppError('not_found');
  return found;
}

export async function listCompanies(
  ctx: ServiceContext,
  query: ListQuery<NamedSort>,
): Promise<Page<CompanySummary>> {
  const { id, name, sector, createdAt } = marketingCompanies;
  const names = await ctx.rows(marketingCompanies).select({ id, name, searched: sector, createdAt });
  return listNamed(names, query, 'name', async (ids) => {
    const rows = await ctx
      .rows(marketingCompanies)
      .select({ company: marketingCompanies, ...countColumns(ctx) })
      .where(inArray(id, ids));
    return rows.map(({ company, ...counts }) => ({ ...company, counts }));
  });
}

export const createCompany = (ctx: ServiceContext, input: CreateCompany): Promise<MarketingCompany> =>
  insertRow(ctx, 'company', { ...input, userId: ctx.user.id });

export const updateCompany = (
  ctx: ServiceContext,
  id: number,
  input: UpdateCompany,
): Promise<MarketingCompany> => updateRow(ctx, 'company', id, input);

export async function companyNames(ctx: ServiceContext): Promise<{ id: number; name: string }[]> {
  const { id, name } = marketingCompanies;
  const rows = await ctx.rows(marketingCompanies).select({ id, name });
  return sortedByName(rows, ctx.locale, (row) => row.name);
}

/** Name and colours of the company in a preview. */
export async function companyBrands(
  ctx: ServiceContext,
): Promise<{ id: number; name: string; colours: string[] | null }[]> {
  const { id, name, brandColors } = marketingCompanies;
  return ctx.rows(marketingCompanies).select({ id, name, colours: brandColors });
}
