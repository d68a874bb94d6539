import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { crmOpportunities } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import type { MoveOpportunity, Opportunity } from './opportunity.schema.ts';
import { settlingLeads } from './lead-outcome.server.ts';
import { stageColumns } from './stage-change.server.ts';
import { requirePipeline, requireStage } from './pipeline.server.ts';
import { requireEntry } from '#features/leads/pipelines/required-fields.server.ts';
import { requireOpportunity, topPosition } from './opportunity-rows.server.ts';
import { POSITION_GAP } from './opportunity.values.ts';

type Column = { pipelineId: number; stage: string };

type Gap = Column & { above: number; below: number | null };

/** Returns the column of a card of the caller and the gap below it, ignoring the moved card. Errors: `not_found`. */
async function gapBelow(ctx: ServiceContext, afterId: number, movedId: number): Promise<Gap> {
  const above = alias(crmOpportunities, 'above');
  const { position, id, pipelineId, stage } = crmOpportunities;
  const next = ctx
    .rows(crmOpportunities)
    .select({ position })
    .where(
      and(
        eq(pipelineId, above.pipelineId),
        eq(stage, above.stage),
        ne(id, movedId),
        or(gt(position, above.position), and(eq(position, above.position), gt(id, above.id))),
      ),
    )
    .orderBy(asc(position), asc(id))
    .limit(1);
  const [gap] = await ctx
    .rows(above)
    .select({
      pipelineId: above.pipelineId,
      stage: above.stage,
      above: above.position,
      below: sql<number | null>`(${next})`,
    })
    .where(eq(above.id, afterId));
  if (!gap) throw new AppError('not_found');
  return gap;
}

/** Renumbers a whole column with gaps, keeping its order. */
async function spread(ctx: ServiceContext, { pipelineId, stage }: Column): Promise<void> {
  await ctx.db.run(sql`
    update ${crmOpportunities} set "position" = ordered.rank * ${POSITION_GAP}
    from (
      select "id" as ordered_id, row_number() over (order by "position", "id") as rank
      from ${crmOpportunities} where ${ctx.rows(crmOpportunities).condition} and "pipelineId" = ${pipelineId} and "stage" = ${stage}
    ) as ordered
    where ${crmOpportunities.id} = ordered.ordered_id`);
}

/** Makes room where there is none. */
async function positionIn(
  ctx: ServiceContext,
  found: Gap,
  afterId: number,
  movedId: number,
): Promise<number> {
  const isFull = found.below !== null && found.below - found.above <= 1;
  if (isFull) await spread(ctx, found);
  const { above, below } = isFull ? await gapBelow(ctx, afterId, movedId) : found;
  return below === null ? above + POSITION_GAP : Math.floor((above + below) / 2);
}

/**
 * Moves a card below the given one, else to the top; also reorders within a column. A neighbour that has left the
 * column is ignored. Errors: `not_found`, `invalid` (unknown stage, a loss without a reason, a field that the stage requires).
 */
export async function moveOpportunity(
  ctx: ServiceContext,
  id: number,
  { stage: asked, afterId, lostReason }: MoveOpportunity,
): Promise<Opportunity> {
  const current = await requireOpportunity(ctx, id);
  const gap = afterId ? await gapBelow(ctx, afterId, id) : null;
  const pipeline = await requirePipeline(ctx, current.pipelineId);
  const stage = asked ?? current.stage;
  const isBelow = afterId && afterId !== id && gap?.stage === stage && gap.pipelineId === current.pipelineId;
  if (stage !== current.stage) await requireEntry(ctx, requireStage(pipeline, stage), current);
  await settlingLeads(ctx, { opportunities: [id] }, async () => {
    const moved = await stageColumns(ctx, pipeline, current, stage, lostReason ?? undefined);
    await ctx
      .rows(crmOpportunities)
      .update({
        ...moved,
        position: isBelow
          ? await positionIn(ctx, gap, afterId, id)
          : topPosition(current.pipelineId, stage, POSITION_GAP),
        updatedAt: nextUpdatedAt(current.updatedAt, ctx.now),
      })
      .where(eq(crmOpportunities.id, id));
  });
  return requireOpportunity(ctx, id);
}
