import { sql } from 'drizzle-orm';
import type { ServiceContext } from '#kernel/context.ts';
import type { AnalyticsQuery, ForecastMonth } from './analytics.schema.ts';
import { ofOwnerIn } from './of-owner.server.ts';
import { wallTime } from '#shared/dates/days.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';

type Row = {
  month: string | null;
  isPast: number;
  currency: string;
  n: number;
  amountCents: number;
  weightedCents: number;
};

/** Returns the open opportunities, of one pipeline or of all, by expected closing month, overdue ones first. Each is rounded to cents by itself, so that sums by month and by owner agree. */
export async function forecastByMonth(
  ctx: ServiceContext,
  { pipelineId, owner }: Pick<AnalyticsQuery, 'pipelineId' | 'owner'>,
): Promise<ForecastMonth[]> {
  const today = wallTime(ctx.now, timeZoneOf(ctx.timeZone)).day;
  // By day first, in the order of the index: grouping all opportunities by month would sort them.
  const rows = await ctx.db.all<Row>(sql`
    with days as (
      select o."pipelineId", o."stage", o."currency", o."expectedClose", count(*) as n,
        total(o."amountCents") as amountCents, total(round(o."amountCents" * o."probability" / 100.0)) as weighted
      from "crm_opportunities" o
      where o."pipelineId" in (
        select "id" from "crm_pipelines" where "workspaceId" = ${ctx.workspace.id} and "id" = coalesce(${pipelineId ?? null}, "id"))
        and ${ofOwnerIn(ctx, sql`o."ownerId"`, owner)}
      group by o."pipelineId", o."stage", o."currency", o."expectedClose")
    select
      case when d."expectedClose" < ${today} then null else substr(d."expectedClose", 1, 7) end as month,
      coalesce(d."expectedClose" < ${today}, 0) as isPast,
      d."currency" as currency,
      sum(d.n) as n,
      total(d.amountCents) as amountCents,
      total(d.weighted) as weightedCents
    from days d
    join "crm_stages" s on s."pipelineId" = d."pipelineId" and s."key" = d."stage" and s."kind" = 'open'
    group by 1, 2, 3
    order by isPast desc, month is null, month, total(d.amountCents) desc`);
  const months = new Map<string, ForecastMonth>();
  for (const { month, isPast, currency, n, amountCents, weightedCents } of rows) {
    const key = `${month ?? ''}${isPast}`;
    const known = months.get(key) ?? { month, isPast: isPast === 1, count: 0, totals: [] };
    months.set(key, {
      ...known,
      count: known.count + n,
      totals: [...known.totals, { currency, amountCents, weightedCents }],
    });
  }
  return [...months.values()];
}
