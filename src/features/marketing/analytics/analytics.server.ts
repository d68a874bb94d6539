import { and, count, eq, gte, inArray, lt, lte, sql, sum } from 'drizzle-orm';
import { byId } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import {
  landingPages,
  marketingAnalytics,
  marketingCampaigns,
  marketingCompanies,
  marketingLeads,
} from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { campaignsOf, overTimeOf, sourcesOf, statusesOf, type Counted } from './analytics.rules.ts';
import { analyticsInWords } from './analytics.texts.ts';
import { funnelOf, wonShares } from './lead-shares.rules.ts';
import type {
  AnalyticsQuery,
  CreateAnalytics,
  Figures,
  FiguresQuery,
  Snapshot,
  SnapshotInput,
  UpdateAnalytics,
} from './analytics.schema.ts';
import {
  insertRow,
  requireMarketingCompany,
  requireRow,
  updateRow,
} from '#features/marketing/marketing-rows.server.ts';

async function companyIds(ctx: ServiceContext, asked: number | undefined): Promise<number[]> {
  if (asked !== undefined) return [(await requireMarketingCompany(ctx, asked)).id];
  const rows = await ctx.rows(marketingCompanies).select({ id: marketingCompanies.id });
  return rows.map(({ id }) => id);
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/**
 * Counts along two indexes that hold the groups in order (`marketing_leads_counts`, `…_days`), so nothing is sorted.
 */
async function countLeads(
  ctx: ServiceContext,
  companyId: number,
  { from, to }: FiguresQuery,
): Promise<Counted> {
  const { marketingCompanyId, status, source, campaignId, createdAt } = marketingLeads;
  const own = eq(marketingCompanyId, companyId);
  const day = sql<string>`substr(${createdAt}, 1, 10)`;
  const n = count();
  const ofKinds = ctx
    .rows(marketingLeads)
    .select({ status, source, campaignId, count: n })
    .where(
      and(
        own,
        from === undefined ? undefined : gte(createdAt, from),
        to === undefined ? undefined : lt(createdAt, dayAfter(to)),
      ),
    )
    .groupBy(status, source, campaignId);
  const ofDays = ctx
    .rows(marketingLeads)
    .select({ day, count: n })
    .where(
      and(own, from === undefined ? undefined : gte(day, from), to === undefined ? undefined : lte(day, to)),
    )
    .groupBy(day);
  const [byKind, byDay] = await Promise.all([ofKinds, ofDays]);
  return { byKind, byDay };
}

async function campaignNames(ctx: ServiceContext, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx
    .rows(marketingCampaigns)
    .select({ id: marketingCampaigns.id, name: marketingCampaigns.name })
    .where(inArray(marketingCampaigns.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function countFigures(
  ctx: ServiceContext,
  { marketingCompanyId, from, to }: FiguresQuery,
): Promise<Figures> {
  const ids = await companyIds(ctx, marketingCompanyId);
  const counted: Counted = { byKind: [], byDay: [] };
  const [ofCompanies, [visited]] = await Promise.all([
    Promise.all(ids.map((id) => countLeads(ctx, id, { from, to }))),
    ctx
      .rows(landingPages)
      .select({ views: sum(landingPages.views).mapWith(Number) })
      .where(inArray(landingPages.marketingCompanyId, ids)),
  ]);
  for (const { byKind, byDay } of ofCompanies) {
    counted.byKind.push(...byKind);
    counted.byDay.push(...byDay);
  }
  const byCampaign = campaignsOf(counted);
  const names = await campaignNames(
    ctx,
    byCampaign.flatMap(({ id }) => (id === null ? [] : [id])),
  );
  const byStatus = statusesOf(counted);
  const funnel = funnelOf(byStatus);
  const bySource = sourcesOf(counted);
  return {
    byStatus,
    funnel,
    bySource,
    byCampaign: byCampaign.map((row) => ({
      ...row,
      name: (row.id === null ? undefined : names.get(row.id)) ?? '',
    })),
    ...overTimeOf(counted, to ?? ctx.now.toISOString().slice(0, 10)),
    total: funnel[0]?.count ?? 0,
    won: wonShares(byStatus).won,
    visits: visited?.views ?? 0,
    answers: bySource.find((row) => row.source === 'landing_page')?.count ?? 0,
  };
}

/** Stores the current figures with summary and recommendations in the reader's language (product.md section 7). */
export async function takeSnapshot(
  ctx: ServiceContext,
  { marketingCompanyId, language }: SnapshotInput,
): Promise<Snapshot> {
  const figures = await countFigures(ctx, { marketingCompanyId });
  // Leads without a campaign cannot be compared as one.
  const byCampaign = figures.byCampaign.filter(({ id }) => id !== null);
  // The current week or month is incomplete, and its fewer leads are no fall.
  const overTime = figures.overTime.slice(0, -1);
  const texts = analyticsInWords({ ...figures, byCampaign, overTime }, language);
  return insertRow(ctx, 'snapshot', {
    ...texts,
    type: 'leads',
    data: { ...figures, language },
    marketingCompanyId,
  });
}

export async function createAnalytics(ctx: ServiceContext, input: CreateAnalytics): Promise<Snapshot> {
  await requireMarketingCompany(ctx, input.marketingCompanyId);
  return insertRow(ctx, 'snapshot', input);
}

export const getAnalytics = (ctx: ServiceContext, id: number): Promise<Snapshot> =>
  requireRow(ctx, 'snapshot', id);
export const updateAnalytics = (ctx: ServiceContext, id: number, input: UpdateAnalytics): Promise<Snapshot> =>
  updateRow(ctx, 'snapshot', id, input);

export async function listAnalytics(
  ctx: ServiceContext,
  { marketingCompanyId, sort, ...page }: AnalyticsQuery,
): Promise<Page<Snapshot>> {
  const ids = await companyIds(ctx, marketingCompanyId);
  return listRows(page, {
    order: byId(marketingAnalytics.id, sort),
    where: inArray(marketingAnalytics.marketingCompanyId, ids),
    select: (place) => ctx.rows(marketingAnalytics).select({ row: marketingAnalytics, place }),
    items: (rows) => rows.map(({ row }) => row),
  });
}
