import { eq, sql, type SQL } from 'drizzle-orm';
import { landingPages, marketingCampaigns, marketingLeads } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';

/**
 * Visits of a campaign's page, its leads, and the revenue of their won opportunities in cents of a euro: columns of a
 * query over `marketing_campaigns`, which list and page share.
 */
export function campaignFigures(ctx: ServiceContext) {
  const campaigns = marketingCampaigns;
  const ofCampaign = (value: SQL<number>) =>
    ctx.rows(marketingLeads).select({ value }).where(eq(marketingLeads.campaignId, campaigns.id));
  const views = ctx
    .rows(landingPages)
    .select({ value: landingPages.views })
    .where(eq(landingPages.campaignId, campaigns.id));
  return {
    visits: sql<number>`coalesce((${views}), 0)`,
    leads: sql<number>`(${ofCampaign(sql<number>`count(*)`)})`,
    earnedCents: sql<number>`(${ofCampaign(sql<number>`coalesce(sum(${marketingLeads.revenueCents}), 0)`)})`,
  };
}
