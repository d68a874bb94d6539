import { and, count, desc, eq, isNull } from 'drizzle-orm';
import {
  landingPages,
  marketingCampaigns,
  marketingCompanies,
  marketingLeads,
  pageTakedowns,
} from '#db/schema/index.ts';
import { isDemoAccount } from '#features/accounts/public-owner.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { LIST_LIMIT } from '#shared/api.ts';
import { countFigures } from '#features/marketing/analytics/analytics.server.ts';
import { listCampaigns } from '#features/marketing/campaigns/campaign.server.ts';
import { companyNames } from '#features/marketing/companies/company.server.ts';
import { differsFromPage } from '#features/marketing/landing/landing-page.rules.ts';
import { listLeads } from '#features/marketing/leads/lead.server.ts';
import { nextSteps, type Board } from '#features/marketing/products/next-steps.rules.ts';
import { listProducts } from '#features/marketing/products/product.server.ts';

const RECENT = 6;

async function leadsIn(
  ctx: ServiceContext,
  workspaceId: number,
  status: 'new' | 'qualified',
): Promise<number> {
  const [row] = await ctx.db
    .select({ n: count() })
    .from(marketingLeads)
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, marketingLeads.marketingCompanyId))
    .where(
      and(
        eq(marketingCompanies.workspaceId, workspaceId),
        eq(marketingLeads.status, status),
        status === 'qualified' ? isNull(marketingLeads.contactId) : undefined,
      ),
    );
  return row?.n ?? 0;
}

async function pagesOf(ctx: ServiceContext, workspaceId: number) {
  const rows = await ctx.db
    .select({
      campaignId: landingPages.campaignId,
      name: marketingCampaigns.name,
      slug: landingPages.slug,
      views: landingPages.views,
      status: landingPages.status,
      shown: landingPages.content,
      content: marketingCampaigns.content,
    })
    .from(landingPages)
    .innerJoin(marketingCampaigns, eq(marketingCampaigns.id, landingPages.campaignId))
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, landingPages.marketingCompanyId))
    .leftJoin(pageTakedowns, eq(pageTakedowns.slug, landingPages.slug))
    .where(and(eq(marketingCompanies.workspaceId, workspaceId), isNull(pageTakedowns.id)))
    .orderBy(desc(landingPages.publishedAt));
  return rows.map(({ shown, content, ...page }) => ({
    ...page,
    isChanged: page.status === 'published' && differsFromPage(content, shown),
  }));
}

export async function loadDashboard(ctx: ServiceContext): Promise<Board> {
  const workspaceId = ctx.workspace.id;
  const newest = { sort: '-createdAt', limit: LIST_LIMIT.default } as const;
  const [companies, products, drafts, pages, leads, newLeads, unsentLeads, isDemo, figures] =
    await Promise.all([
      companyNames(ctx),
      listProducts(ctx, newest),
      listCampaigns(ctx, { status: 'draft', ...newest }),
      pagesOf(ctx, workspaceId),
      listLeads(ctx, { limit: RECENT }),
      leadsIn(ctx, workspaceId, 'new'),
      leadsIn(ctx, workspaceId, 'qualified'),
      isDemoAccount(ctx),
      countFigures(ctx, {}),
    ]);
  const steps = nextSteps({
    companies: companies.length,
    products: products.items,
    drafts: drafts.items,
    pages: pages.filter((page) => page.isChanged || page.status === 'unpublished'),
    newLeads,
    isDemo,
    unsentLeads,
  });
  const { total, won, visits, answers } = figures;
  return {
    figures: { total, won, visits, answers },
    steps,
    leads: leads.items,
    pages: pages.filter(({ status }) => status === 'published').slice(0, RECENT),
  };
}
