import { desc, eq, sql } from 'drizzle-orm';
import {
  crmOpportunities,
  marketingCampaigns,
  marketingCompanies,
  marketingLeads,
} from '#db/schema/index.ts';
import { opportunityFilters } from '#features/leads/opportunities/opportunity-filters.server.ts';
import { teamOf } from '#features/leads/owners/owner.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { can } from '#shared/workspaces/workspace.ts';
import { countWaiting } from './start-counts.server.ts';
import { startRows } from './start-rows.rules.ts';
import type { EarningCampaign, Start } from './start.schema.ts';
import {
  EARNING_CAMPAIGNS,
  MOST_COUNTED,
  START_ROWS,
  START_STATES,
  type StartState,
} from './start.values.ts';
import { findWaiting } from './waiting.server.ts';

/** Campaigns by what their leads' won opportunities brought in. */
async function earningCampaigns(ctx: ServiceContext): Promise<EarningCampaign[]> {
  const { id, name } = marketingCampaigns;
  const earnedCents = sql<number>`sum(${marketingLeads.revenueCents})`;
  return (
    ctx
      .rows(marketingCompanies)
      .select({ id, name, company: marketingCompanies.name, earnedCents })
      .innerJoin(marketingLeads, eq(marketingLeads.marketingCompanyId, marketingCompanies.id))
      .innerJoin(marketingCampaigns, eq(id, marketingLeads.campaignId))
      // Spelled out as in the partial index, which is not used for a bound value.
      .where(sql`${marketingLeads.revenueCents} > 0`)
      .groupBy(id)
      .orderBy(desc(earnedCents), desc(id))
      .limit(EARNING_CAMPAIGNS)
  );
}

/** The list says the same of everyone's as it does of the caller's own (`START_LISTS`). */
async function undatedOfTeam(ctx: ServiceContext): Promise<number | null> {
  if (!can(ctx, 'manage') || (await teamOf(ctx)).length < 2) return null;
  const some = ctx
    .rows(crmOpportunities)
    .select({ one: sql`1` })
    .where(opportunityFilters(ctx, { kind: 'open', nextStep: 'none' }))
    .limit(MOST_COUNTED);
  const [row] = await ctx.db.all<{ n: number }>(sql`select count(*) as n from (${some})`);
  return row?.n ?? 0;
}

/** Returns what waits for the caller in all portals as one list, in one round of queries. */
export async function loadStart(ctx: ServiceContext): Promise<Start> {
  const [waiting, earning, { firms, contacts, sellers }, teamUndated] = await Promise.all([
    findWaiting(ctx),
    earningCampaigns(ctx),
    countWaiting(ctx, ['firms', 'contacts', 'sellers']),
    undatedOfTeam(ctx),
  ]);
  const rows = startRows(waiting);
  const upTo = (count: number): number => Math.min(count, MOST_COUNTED);
  const ofState = (state: StartState): number => upTo(rows.filter((row) => row.state === state).length);
  return {
    count: upTo(rows.length),
    counts: Object.fromEntries(START_STATES.map((state) => [state, ofState(state)])) as Start['counts'],
    rows: rows.slice(0, START_ROWS),
    earning,
    teamUndated,
    begun: { consulting: firms > 0, leads: contacts > 0, marketing: sellers > 0 },
  };
}
