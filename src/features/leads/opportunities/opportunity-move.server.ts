import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm';
import { crmOpportunities } from '#db/schema/index.ts';
import type { ServiceContext } from '#server/context.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import type { MoveOpportunity, Opportunity } from './opportunity.schema.ts';
import { settlingLeads } from './lead-outcome.server.ts';
import { stageColumns } from './opportunity.server.ts';
import { requireOpportunity, topPosition } from './opportunity-rows.server.ts';
import { POSITION_GAP } from './opportunity.values.ts';

type Column = { pipelineId: number; stage: string };

const inColumn = ({ pipelineId, stage }: Column) =>
  and(eq(crmOpportunities.pipelineId, pipelineId), eq(crmOpportunities.stage, stage));

const positionOf = (ctx: ServiceContext, id: number) =>
  ctx.db
    .select({ position: crmOpportunities.position })
    .from(crmOpportunities)
    .where(eq(crmOpportunities.id, id))
    .then(([row]) => row?.position ?? 0);

/** Returns the position of the card below `afterId`, ignoring the moved card. */
async function nextPosition(
  ctx: ServiceContext,
  column: Column,
  position: number,
  afterId: number,
  movedId: number,
): Promise<number | undefined> {
  const { position: place, id } = crmOpportunities;
  const [next] = await ctx.db
    .select({ place })
    .from(crmOpportunities)
    .where(
      and(
        inColumn(column),
        ne(id, movedId),
        or(gt(place, position), and(eq(place, position), gt(id, afterId))),
      ),
    )
    .orderBy(asc(place), asc(id))
    .limit(1);
  return next?.place;
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

async function positionBelow(
  ctx: ServiceContext,
  column: Column,
  afterId: number,
  movedId: number,
): Promise<number> {
  for (let isSpread = false; ; isSpread = true) {
    const above = await positionOf(ctx, afterId);
    const below = await nextPosition(ctx, column, above, afterId, movedId);
    if (below === undefined) return above + POSITION_GAP;
    if (below - above > 1 || isSpread) return Math.floor((above + below) / 2);
    await spread(ctx, column);
  }
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
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const current = await requireOpportunity(inside, id);
    const stage = asked ?? current.stage;
    const neighbour = afterId ? await requireOpportunity(inside, afterId) : null;
    const moved = await stageColumns(inside, current, stage, lostReason ?? undefined);
    const column = { pipelineId: current.pipelineId, stage };
    const hasNeighbour =
      neighbour?.id !== id && neighbour?.stage === stage && neighbour.pipelineId === current.pipelineId;
    const set = {
      ...moved,
      position: hasNeighbour
        ? await positionBelow(inside, column, neighbour.id, id)
        : topPosition(current.pipelineId, stage, POSITION_GAP),
      updatedAt: nextUpdatedAt(current.updatedAt, ctx.now),
    };
    await settlingLeads(inside, { contacts: [current.contactId], companies: [current.companyId] }, () =>
      tx.update(crmOpportunities).set(set).where(eq(crmOpportunities.id, id)),
    );
    return requireOpportunity(inside, id);
  });
}
