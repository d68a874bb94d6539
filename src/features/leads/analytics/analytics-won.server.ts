import { sql } from 'drizzle-orm';
import type { ServiceContext } from '#kernel/context.ts';
import { addDays, daysBetween } from '#shared/dates/days.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import { boundsOf } from './analytics.rules.ts';
import type { Period } from './analytics.schema.ts';
import type { Narrowed } from './analytics-closed.server.ts';
import { ofOwnerIn } from './of-owner.server.ts';

/** Amounts, one a currency, the largest first. */
export type WonTotals = { currency: string; amountCents: number }[];

async function wonBetween(
  ctx: ServiceContext,
  period: Period,
  { pipelineId, owner }: Narrowed,
): Promise<WonTotals> {
  const { start, end } = boundsOf(period, timeZoneOf(ctx.timeZone));
  return ctx.db.all<WonTotals[number]>(sql`
    select o."currency" as currency, total(o."amountCents") as amountCents
    from "crm_opportunities" o
    join "crm_stages" s on s."pipelineId" = o."pipelineId" and s."key" = o."stage" and s."kind" = 'won'
    where o."workspaceId" = ${ctx.workspace.id} and +o."pipelineId" = coalesce(${pipelineId ?? null}, o."pipelineId")
      and o."closedAt" >= ${start} and o."closedAt" < ${end} and ${ofOwnerIn(ctx, sql`o."ownerId"`, owner)}
    group by 1 order by 2 desc`);
}

/** Returns what was won in a period, and in as many days before it, of one pipeline or owner or of all. */
export async function wonIn(
  ctx: ServiceContext,
  period: Period,
  narrowed: Narrowed = {},
): Promise<{ now: WonTotals; before: WonTotals }> {
  const last = addDays(period.from, -1);
  const earlier = { from: addDays(last, -daysBetween(period.from, period.to)), to: last };
  const [now, before] = await Promise.all([
    wonBetween(ctx, period, narrowed),
    wonBetween(ctx, earlier, narrowed),
  ]);
  return { now, before };
}
