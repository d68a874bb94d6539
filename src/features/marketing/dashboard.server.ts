import { and, desc, eq, isNull } from 'drizzle-orm';
import { landingPages, marketingCampaigns, marketingLeads, pageTakedowns } from '#db/schema/index.ts';
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
/** Weeks, or months, of the chart. */
const PERIODS = 12;

const leadsIn = (ctx: ServiceContext, status: 'new' | 'qualified'): Promise<number> =>
  ctx
    .rows(marketingLeads)
    .count(
      and(
        eq(marketingLeads.status, status),
        status === 'qualified' ? isNull(marketingLeads.contactId) : undefined,
      ),
    );

async function pagesOf(ctx: ServiceContext) {
  const rows = await ctx
    .rows(landingPages)
    .select({
      campaignId: landingPages.campaignId,
      name: marketingCampaigns.name,
      slug: landingPages.slug,
      views: landingPages.views,
      status: landingPages.status,
      shown: landingPages.content,
      content: marketingCampaigns.content,
    })
    .innerJoin(marketingCampaigns, eq(marketingCampaigns.id, landingPages.campaignId))
    .leftJoin(pageTakedowns, eq(pageTakedowns.slug, landingPages.slug))
    .where(isNull(pageTakedowns.id))
    .orderBy(desc(landingPages.publishedAt));
  return rows.map(({ shown, content, ...page }) => ({
    ...page,
    isChanged: page.status === 'published' && differsFromPage(content, shown),
  }));
}

export async function loadDashboard(ctx: ServiceContext): Promise<Board> {
  const newest = { sort: '-createdAt', limit: LIST_LIMIT.default } as const;
  const [companies, products, drafts, pages, leads, newLeads, unsentLeads, isDemo, figures] =
    await Promise.all([
      companyNames(ctx),
      listProducts(ctx, newest),
      listCampaigns(ctx, { status: 'draft', ...newest }),
      pagesOf(ctx),
      listLeads(ctx, { limit: RECENT }),
      leadsIn(ctx, 'new'),
      leadsIn(ctx, 'qualified'),
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
  return {
    figures: { ...figures, overTime: figures.overTime.slice(-PERIODS) },
    steps,
    leads: leads.items,
    pages: pages.filter(({ status }) => status === 'published').slice(0, RECENT),
  };
}
