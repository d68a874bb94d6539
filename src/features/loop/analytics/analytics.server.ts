import { eq } from 'drizzle-orm';
import { landingPages, marketingCampaigns, marketingCompanies } from '#db/schema/index.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { figuresOf, hasFigures, isBackwards, returnOf } from './analytics.rules.ts';
import type { LoopAnalytics, LoopAnalyticsQuery, LoopCampaign } from './analytics.schema.ts';
import { countLoop, type Counts } from './counts.server.ts';

const campaignRows = (ctx: ServiceContext) =>
  ctx
    .rows(marketingCompanies)
    .select({
      id: marketingCampaigns.id,
      name: marketingCampaigns.name,
      companyName: marketingCompanies.name,
      costCents: marketingCampaigns.costCents,
      visits: landingPages.views,
    })
    .innerJoin(marketingCampaigns, eq(marketingCampaigns.marketingCompanyId, marketingCompanies.id))
    .leftJoin(landingPages, eq(landingPages.campaignId, marketingCampaigns.id));

type CampaignRow = Awaited<ReturnType<typeof campaignRows>>[number];

const wonEuros = ({ figures }: LoopCampaign): number =>
  figures.won.totals.find(({ currency }) => currency === 'EUR')?.amountCents ?? 0;

/** Sorts by the campaign's winnings in the period, then by how far it came. */
const byOutcome = (one: LoopCampaign, other: LoopCampaign): number =>
  wonEuros(other) - wonEuros(one) ||
  other.figures.opportunities.count - one.figures.opportunities.count ||
  other.figures.leads.count - one.figures.leads.count ||
  other.id - one.id;

function campaignsOf(found: readonly CampaignRow[], { counts, earned }: Counts): LoopCampaign[] {
  const byCampaign = Map.groupBy(counts, ({ campaignId }) => campaignId);
  return found
    .map(({ visits, ...campaign }): LoopCampaign => {
      const revenueCents = earned.get(campaign.id) ?? 0;
      return {
        ...campaign,
        visits: visits ?? 0,
        revenueCents,
        returnShare: returnOf(revenueCents, campaign.costCents),
        figures: figuresOf(byCampaign.get(campaign.id) ?? []),
      };
    })
    .filter(({ visits, costCents, figures }) => visits > 0 || costCents !== null || hasFigures(figures))
    .toSorted(byOutcome);
}

/**
 * Returns the way from campaign to won of what came in or was begun in the period (docs/domain/loop.md). Errors:
 * `invalid` for a period that ends before it begins.
 */
export async function analyseLoop(
  ctx: ServiceContext,
  { from, to }: LoopAnalyticsQuery,
): Promise<LoopAnalytics> {
  if (isBackwards({ from, to }))
    throw new AppError('invalid', { fields: { to: 'leads:analytics.backwards' } });
  const [counted, found] = await Promise.all([countLoop(ctx, { from, to }), campaignRows(ctx)]);
  const { counts } = counted;
  return {
    period: { from: from ?? null, to: to ?? null },
    total: figuresOf(counts),
    visits: found.reduce((sum, { visits }) => sum + (visits ?? 0), 0),
    campaigns: campaignsOf(found, counted),
    withoutCampaign: figuresOf(counts.filter(({ campaignId }) => campaignId === null)),
    sources: LEAD_SOURCES.map((source) => ({
      source,
      figures: figuresOf(counts.filter((row) => row.source === source)),
    })).filter(({ figures }) => hasFigures(figures)),
  };
}
