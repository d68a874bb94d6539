import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { commitWithLast } from '#db/commit-with-last.ts';
import {
  landingPages,
  marketingCampaigns,
  marketingCompanies,
  marketingLeads,
  marketingProducts,
} from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import type { ListQuery } from '#shared/list.ts';
import { sortedByName } from '#shared/order.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import type { CompanySummary, CreateCompany, MarketingCompany, UpdateCompany } from './company.schema.ts';
import { requireFresh, requireMarketingCompany } from '#features/marketing/marketing-rows.server.ts';
import type { NamedSort } from '#features/marketing/marketing.values.ts';
import { listNamed } from '#features/marketing/named-list.rules.ts';

type Child = typeof marketingProducts | typeof marketingCampaigns | typeof marketingLeads;

const childrenOf = (ctx: ServiceContext, table: Child) =>
  sql<number>`(${ctx.db
    .select({ n: count() })
    .from(table)
    .where(eq(table.marketingCompanyId, marketingCompanies.id))})`;

const publishedPages = (ctx: ServiceContext) =>
  sql<number>`(${ctx.db
    .select({ n: count() })
    .from(landingPages)
    .where(
      and(eq(landingPages.marketingCompanyId, marketingCompanies.id), eq(landingPages.status, 'published')),
    )})`;

export async function listCompanies(
  ctx: ServiceContext,
  query: ListQuery<NamedSort>,
): Promise<Page<CompanySummary>> {
  const { id, name, sector, createdAt } = marketingCompanies;
  const names = await ctx.rows(marketingCompanies).select({ id, name, searched: sector, createdAt });
  return listNamed(names, query, 'name', async (ids) => {
    const rows = await ctx
      .rows(marketingCompanies)
      .select({
        company: marketingCompanies,
        products: childrenOf(ctx, marketingProducts),
        campaigns: childrenOf(ctx, marketingCampaigns),
        leads: childrenOf(ctx, marketingLeads),
        pages: publishedPages(ctx),
      })
      .where(inArray(id, ids));
    return rows.map(({ company, ...counts }) => ({ ...company, counts }));
  });
}

export async function createCompany(ctx: ServiceContext, input: CreateCompany): Promise<MarketingCompany> {
  const at = ctx.now.toISOString();
  const [created] = await ctx.db
    .insert(marketingCompanies)
    .values({
      ...input,
      workspaceId: ctx.workspace.id,
      userId: ctx.user.id,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!created) throw new AppError('internal');
  return created;
}

/** Returns 409 with the current record for a stale `updatedAt` (api.md). */
export async function updateCompany(
  ctx: ServiceContext,
  id: number,
  { updatedAt: read, ...changes }: UpdateCompany,
): Promise<MarketingCompany> {
  return commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const current = await requireMarketingCompany(inside, id);
    requireFresh(current, read);
    await tx
      .update(marketingCompanies)
      .set({ ...changes, updatedAt: nextUpdatedAt(current.updatedAt, ctx.now) })
      .where(eq(marketingCompanies.id, id));
    return () => requireMarketingCompany(inside, id);
  });
}

export async function companyNames(ctx: ServiceContext): Promise<{ id: number; name: string }[]> {
  const { id, name, workspaceId } = marketingCompanies;
  const rows = await ctx.db
    .select({ id, name })
    .from(marketingCompanies)
    .where(eq(workspaceId, ctx.workspace.id));
  return sortedByName(rows, ctx.locale, (row) => row.name);
}

/** Name and colours of the company in a preview. */
export async function companyBrands(
  ctx: ServiceContext,
): Promise<{ id: number; name: string; colours: string[] | null }[]> {
  const { id, name, brandColors, workspaceId } = marketingCompanies;
  return ctx.db
    .select({ id, name, colours: brandColors })
    .from(marketingCompanies)
    .where(eq(workspaceId, ctx.workspace.id));
}
