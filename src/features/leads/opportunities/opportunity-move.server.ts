import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { commitWithLast } from '#db/commit-with-last.ts';
import { crmOpportunities } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { allInOrder } from '#shared/all-in-order.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import type { MoveOpportunity, Opportunity } from './opportunity.schema.ts';
import { leadsToSettle } from './lead-outcome.server.ts';
import { stageColumns } from './stage-change.server.ts';
import { listPipelines, pipelineOf } from './pipeline.server.ts';
import { requireOpportunity, topPosition } from './opportunity-rows.server.ts';
import { POSITION_GAP } from './opportunity.values.ts';

type Column = { pipelineId: number; stage: string };

type Gap = Column & { above: number; below: number | null };

/** Returns the column of a card of the caller and the gap below it, ignoring the moved card. Errors: `not_found`. */
async function gapBelow(ctx: ServiceContext, afterId: number, movedId: number): Promise<Gap> {
  const above = alias(crmOpportunities, 'above');
  const { position, id, pipelineId, stage } = crmOpportunities;
  const next = ctx.db
    .select({ position })
    .from(crmOpportunities)
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
  const [gap] = await ctx.db
    .select({
      pipelineId: above.pipelineId,
      stage: above.stage,
      above: above.position,
      below: sql<number | null>`(${next})`,
    })
    .from(above)
    .where(and(eq(above.id, afterId), eq(above.workspaceId, ctx.workspace.id)));
  if (!gap) throw new AppError('not_found');
  return gap;
}

/** Renumbers a whole column with gaps, keeping its order. */
async function spread(ctx: ServiceContext, { pipelineId, stage }: Column): Promise<void> {
  await ctx.db.run(sql`
    update ${crmOpportunities} set "position" = ordered.rank * ${POSITION_GAP}
    from (
      select "id" as ordered_id, row_number() over (order by "position", "id") as rank
      from ${crmOpportunities} where "pipelineId" = ${pipelineId} and "stage" = ${stage}
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
 * column is ignored. Errors: `not_found`, `invalid` (unknown stage, a loss without a reason).
 */
export async function moveOpportunity(
  ctx: ServiceContext,
  id: number,
  { stage: asked, afterId, lostReason }: MoveOpportunity,
): Promise<Opportunity> {
  return commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const [current, gap, pipelines, settle] = await allInOrder([
      requireOpportunity(inside, id),
      afterId ? gapBelow(inside, afterId, id) : Promise.resolve(null),
      listPipelines(inside),
      leadsToSettle(inside, { opportunities: [id] }),
    ]);
    const stage = asked ?? current.stage;
    const pipeline = pipelineOf(pipelines, current.pipelineId);
    const moved = await stageColumns(inside, pipeline, current, stage, lostReason ?? undefined);
    const isBelow =
      afterId && afterId !== id && gap?.stage === stage && gap.pipelineId === current.pipelineId;
    const set = {
      ...moved,
      position: isBelow
        ? await positionIn(inside, gap, afterId, id)
        : topPosition(current.pipelineId, stage, POSITION_GAP),
      updatedAt: nextUpdatedAt(current.updatedAt, ctx.now),
    };
    await tx.update(crmOpportunities).set(set).where(eq(crmOpportunities.id, id));
    await settle({ contacts: [current.contactId], companies: [current.companyId] });
    return () => requireOpportunity(inside, id);
  });
}
