import { sql } from 'drizzle-orm';
import type { ServiceContext } from '#kernel/context.ts';
import { boundsOf } from './analytics.rules.ts';
import type { Analytics, AnalyticsQuery, Period, StageTime } from './analytics.schema.ts';
import { ofOwnerIn } from './of-owner.server.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import type { Pipeline, Stage } from '#features/leads/opportunities/opportunity.schema.ts';

type Scope = { pipeline: Pipeline; period: Period } & Pick<AnalyticsQuery, 'owner'>;

/**
 * Counts how many opportunities created in the period reached each stage. Open stages follow each other: a skipped one
 * counts as reached, all of them by a won opportunity; a lost one counts up to the stage it had reached. Stages that end an
 * opportunity stand anywhere, and count those that were in them.
 */
export async function conversionOf(
  ctx: ServiceContext,
  { pipeline, period, owner }: Scope,
): Promise<Analytics['conversion']> {
  const { start, end } = boundsOf(period, timeZoneOf(ctx.timeZone));
  const visits = sql`"crm_opportunities" o
      left join "crm_stage_changes" c on c."opportunityId" = o."id"
      left join "crm_stages" t on t."pipelineId" = o."pipelineId" and t."key" = c."toStage"
        and coalesce(c."pipelineId", o."pipelineId") = o."pipelineId"
      where o."workspaceId" = ${ctx.workspace.id} and +o."pipelineId" = ${pipeline.id} and o."createdAt" >= ${start} and o."createdAt" < ${end}
        and ${ofOwnerIn(ctx, sql`o."ownerId"`, owner)}`;
  const rows = await ctx.db.all<{ furthest: number | null; isWon: number; n: number }>(sql`
    select furthest, isWon, count(*) as n from (
      select max(case when t."kind" = 'open' then t."position" end) as furthest, max(coalesce(t."kind" = 'won', 0)) as isWon
      from ${visits} group by o."id")
    group by 1, 2`);
  const closed = await ctx.db.all<{ key: string; n: number }>(sql`
    select t."key" as "key", count(distinct o."id") as n from ${visits} and t."kind" <> 'open' group by 1`);
  const sum = (is: (row: { furthest: number | null; isWon: number }) => boolean): number =>
    rows.filter(is).reduce((all, { n }) => all + n, 0);
  const total = sum(() => true);
  const reachedOf = ({ key, kind, position }: Stage): number =>
    kind === 'open'
      ? sum(({ furthest, isWon }) => isWon === 1 || (furthest !== null && furthest >= position))
      : (closed.find((each) => each.key === key)?.n ?? 0);
  return {
    total,
    stages: pipeline.stages.map((stage) => {
      const reached = reachedOf(stage);
      return { stage, reached, share: total === 0 ? 0 : reached / total };
    }),
  };
}

/**
 * Returns the median days per stage over the opportunities that left it in the period; the median is robust against one
 * that lay for a year. An opportunity that left a stage twice counts once, with the sum of both stays, as in the list
 * behind the figure.
 */
export async function timeInStages(
  ctx: ServiceContext,
  { pipeline, period, owner }: Scope,
): Promise<StageTime[]> {
  const { start, end } = boundsOf(period, timeZoneOf(ctx.timeZone));
  const rows = await ctx.db.all<{ stage: string; days: number; n: number }>(sql`
    with stays(stage, days) as (
      select c."fromStage", sum(julianday(c."createdAt") - julianday(coalesce((
        select p."createdAt" from "crm_stage_changes" p
        where p."opportunityId" = c."opportunityId" and p."id" < c."id" order by p."id" desc limit 1), o."createdAt")))
      from "crm_stage_changes" c
      join "crm_opportunities" o on o."id" = c."opportunityId" and o."pipelineId" = ${pipeline.id}
      where c."workspaceId" = ${ctx.workspace.id} and ${ofOwnerIn(ctx, sql`o."ownerId"`, owner)} and c."createdAt" >= ${start} and c."createdAt" < ${end}
        and c."fromStage" is not null and coalesce((
          select p."pipelineId" from "crm_stage_changes" p
          where p."opportunityId" = c."opportunityId" and p."id" < c."id" order by p."id" desc limit 1), o."pipelineId")
          = ${pipeline.id}
      group by c."fromStage", o."id"),
    ranked(stage, days, place, n) as (
      select stage, days, row_number() over (partition by stage order by days), count(*) over (partition by stage)
      from stays)
    select stage, avg(days) as days, n from ranked where place in ((n + 1) / 2, (n + 2) / 2) group by stage`);
  return pipeline.stages
    .filter(({ kind }) => kind === 'open')
    .map((stage) => {
      const row = rows.find((each) => each.stage === stage.key);
      return { stage, medianDays: row?.days ?? null, count: row?.n ?? 0 };
    });
}
