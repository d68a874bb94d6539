import { and, count, eq, sql } from 'drizzle-orm';
import { crmOpportunities, crmStageChanges } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Pipeline, Stage } from '#features/leads/opportunities/opportunity.schema.ts';

type Place = { pipelineId: number; stage: Pick<Stage, 'key' | 'probability'> };

const { pipelineId, stage } = crmOpportunities;

const standingIn = (ctx: ServiceContext, place: { pipelineId: number; key: string }) =>
  and(ctx.rows(crmOpportunities).condition, eq(pipelineId, place.pipelineId), eq(stage, place.key));

/** Number of opportunities by stage, of all pipelines or of one: `pipelineId` and the stage's key in one text. */
export async function dealCounts(ctx: ServiceContext): Promise<(id: number, key: string) => number> {
  const rows = await ctx
    .rows(crmOpportunities)
    .select({ pipelineId, stage, total: count() })
    .groupBy(pipelineId, stage);
  const totals = new Map(rows.map((row) => [`${row.pipelineId} ${row.stage}`, row.total]));
  return (id, key) => totals.get(`${id} ${key}`) ?? 0;
}

/**
 * Moves all opportunities of a stage to another one of the same kind: open ones stay open, closed ones keep their day and
 * their reason. A probability that was nobody's own follows the stage. Fields that the stage requires are not asked for:
 * nobody moves these one by one. It is no activity in them: whoever is stale stays so, and is not told of again.
 */
export async function moveDeals(ctx: ServiceContext, from: Place, to: Place): Promise<void> {
  const where = standingIn(ctx, { pipelineId: from.pipelineId, key: from.stage.key });
  const at = ctx.now.toISOString();
  await ctx.db.run(sql`
    insert into ${crmStageChanges}
      ("workspaceId", "opportunityId", "fromStage", "toStage", "pipelineId", "userId", "createdAt")
    select ${crmOpportunities.workspaceId}, ${crmOpportunities.id}, ${from.stage.key}, ${to.stage.key},
      ${to.pipelineId}, ${ctx.user.id}, ${at}
    from ${crmOpportunities} where ${where}`);
  await ctx
    .rows(crmOpportunities)
    .update({
      pipelineId: to.pipelineId,
      stage: to.stage.key,
      stageChangedAt: at,
      probability: sql`iif(${crmOpportunities.probability} = ${from.stage.probability}, ${to.stage.probability}, ${crmOpportunities.probability})`,
    })
    .where(where);
}

/** Lets the probabilities that were nobody's own follow a stage that has another one now. */
export async function followProbability(
  ctx: ServiceContext,
  place: { pipelineId: number; key: string },
  was: number,
  probability: number,
): Promise<void> {
  if (was === probability) return;
  await ctx
    .rows(crmOpportunities)
    .update({ probability })
    .where(and(standingIn(ctx, place), eq(crmOpportunities.probability, was)));
}

/** The stage of a pipeline for opportunities of another one: of the same key where it is of the same kind, else the first of its kind. */
export function stageLike({ stages }: Pipeline, like: Pick<Stage, 'key' | 'kind'>): Stage | undefined {
  const ofKind = stages.filter(({ kind }) => kind === like.kind);
  return ofKind.find(({ key }) => key === like.key) ?? ofKind[0];
}
