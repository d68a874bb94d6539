import { sql } from 'drizzle-orm';
import type { ServiceContext } from '#server/context.ts';
import type { ForecastMonth } from './analytics.schema.ts';
import { wallTime } from '#shared/days.ts';
import { timeZoneOf } from '#shared/time-zone.ts';

type Row = {
  month: string | null;
  isPast: number;
  currency: string;
  n: number;
  amountCents: number;
  weightedCents: number;
};

/** Returns the open opportunities by expected closing month, overdue ones first. */
export async function forecastByMonth(ctx: ServiceContext, workspaceId: number): Promise<ForecastMonth[]> {
  const today = wallTime(ctx.now, timeZoneOf(ctx.timeZone)).day;
  const rows = await ctx.db.all<Row>(sql`
    select
      case when o."expectedClose" < ${today} then null else substr(o."expectedClose", 1, 7) end as month,
      coalesce(o."expectedClose" < ${today}, 0) as isPast,
      o."currency" as currency,
      count(*) as n,
      total(o."amountCents") as amountCents,
      round(total(o."amountCents" * o."probability" / 100.0)) as weightedCents
    from "crm_opportunities" o
    join "crm_stages" s on s."pipelineId" = o."pipelineId" and s."key" = o."stage" and s."kind" = 'open'
    where o."workspaceId" = ${workspaceId}
    group by 1, 2, 3
    order by isPast desc, month is null, month, amountCents desc`);
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
