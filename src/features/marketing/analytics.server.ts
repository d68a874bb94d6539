import { and, asc, count, desc, eq, gt, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import {
  landingPages,
  marketingAnalytics,
  marketingCampaigns,
  marketingCompanies,
  marketingLeads,
} from '#db/schema/index.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { ServiceContext } from '#server/context.ts';
import type { Page } from '#shared/api.ts';
import { decodeCursor, encodeCursor } from '#shared/list.ts';
import { funnelOf, overTimeOf, sourcesOf } from './analytics.rules.ts';
import { analyticsInWords } from './analytics.texts.ts';
import type {
  AnalyticsQuery,
  CreateAnalytics,
  Figures,
  FiguresQuery,
  Snapshot,
  SnapshotInput,
  UpdateAnalytics,
} from './analytics.schema.ts';
import { insertRow, requireMarketingCompany, requireRow, updateRow } from './marketing-rows.server.ts';

async function companyIds(ctx: ServiceContext, asked: number | undefined): Promise<number[]> {
  if (asked !== undefined) return [(await requireMarketingCompany(ctx, asked)).id];
  const rows = await ctx.db
    .select({ id: marketingCompanies.id })
    .from(marketingCompanies)
    .where(eq(marketingCompanies.workspaceId, await ownWorkspaceId(ctx)));
  return rows.map(({ id }) => id);
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** All of it is counted from one index (`marketing_leads_figures`): no row of a lead is read. */
export async function countFigures(
  ctx: ServiceContext,
  { marketingCompanyId, from, to }: FiguresQuery,
): Promise<Figures> {
  const ids = await companyIds(ctx, marketingCompanyId);
  const { status, source, campaignId, createdAt } = marketingLeads;
  const span = and(
    inArray(marketingLeads.marketingCompanyId, ids),
    from === undefined ? undefined : gte(createdAt, from),
    to === undefined ? undefined : lt(createdAt, dayAfter(to)),
  );
  const day = sql<string>`substr(${createdAt}, 1, 10)`;
  const n = count();
  const byStatusAndSource = await ctx.db
    .select({ status, source, count: n })
    .from(marketingLeads)
    .where(span)
    .groupBy(status, source);
  const byDay = await ctx.db.select({ day, count: n }).from(marketingLeads).where(span).groupBy(day);
  const campaigns = await ctx.db
    .select({
      id: campaignId,
      name: marketingCampaigns.name,
      count: n,
      won: sql<number>`sum(${status} = 'won')`,
    })
    .from(marketingLeads)
    .leftJoin(marketingCampaigns, eq(marketingCampaigns.id, campaignId))
    .where(span)
    .groupBy(campaignId)
    .orderBy(desc(n));
  const [visited] = await ctx.db
    .select({ views: sum(landingPages.views).mapWith(Number) })
    .from(landingPages)
    .where(inArray(landingPages.marketingCompanyId, ids));
  const counted = { byStatusAndSource, byDay };
  const funnel = funnelOf(counted);
  const bySource = sourcesOf(counted);
  return {
    funnel,
    bySource,
    byCampaign: campaigns.map((row) => ({ ...row, name: row.name ?? '' })),
    ...overTimeOf(counted, to ?? ctx.now.toISOString().slice(0, 10)),
    total: funnel.reduce((total, row) => total + row.count, 0),
    won: funnel.find((row) => row.status === 'won')?.count ?? 0,
    visits: visited?.views ?? 0,
    answers: bySource.find((row) => row.source === 'landing_page')?.count ?? 0,
  };
}

/** product.md section 7: the figures as they stand now, with summary and recommendations in the reader's language. */
export async function takeSnapshot(
  ctx: ServiceContext,
  { marketingCompanyId, language }: SnapshotInput,
): Promise<Snapshot> {
  const figures = await countFigures(ctx, { marketingCompanyId });
  // Leads that came without a campaign are no campaign that could be compared.
  const byCampaign = figures.byCampaign.filter(({ id }) => id !== null);
  const texts = analyticsInWords({ ...figures, byCampaign }, language);
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

/** Stored snapshots, the latest first where nothing else is asked. */
export async function listAnalytics(
  ctx: ServiceContext,
  { marketingCompanyId, sort = '-createdAt', cursor, limit }: AnalyticsQuery,
): Promise<Page<Snapshot>> {
  const { id } = marketingAnalytics;
  const [after, order] = sort === 'createdAt' ? [gt, asc] : [lt, desc];
  const ids = await companyIds(ctx, marketingCompanyId);
  const rows = await ctx.db
    .select()
    .from(marketingAnalytics)
    .where(
      and(
        inArray(marketingAnalytics.marketingCompanyId, ids),
        cursor === undefined ? undefined : after(id, decodeCursor(cursor).id),
      ),
    )
    .orderBy(order(id))
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    nextCursor: rows.length > limit && last ? encodeCursor({ key: last.createdAt, id: last.id }) : null,
  };
}
