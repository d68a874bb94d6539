import { sql } from 'drizzle-orm';
import { crmOpportunities } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { opportunityPage, placeFilters } from './opportunity-list.server.ts';
import type { Board, BoardQuery, CurrencyTotal } from './opportunity.schema.ts';
import { BOARD_CARDS } from './opportunity.values.ts';
import { requirePipeline } from './pipeline.server.ts';

type Sum = CurrencyTotal & { stage: string; count: number };

/**
 * Counts and sums each column in SQL. `total` adds in floating point: a sum beyond 53 bits is rounded instead of
 * failing.
 */
async function sumsOf(ctx: ServiceContext, pipelineId: number, query: BoardQuery): Promise<Sum[]> {
  const { stage, currency, amountCents, probability } = crmOpportunities;
  return ctx
    .rows(crmOpportunities)
    .select({
      stage,
      currency,
      count: sql<number>`count(*)`,
      amountCents: sql<number>`total(${amountCents})`,
      weightedCents: sql<number>`round(total(${amountCents} * ${probability} / 100.0))`,
    })
    .where(await placeFilters(ctx, pipelineId, query))
    .groupBy(stage, currency);
}

const largestFirst = (one: CurrencyTotal, other: CurrencyTotal): number =>
  other.amountCents - one.amountCents;

/** Returns the counts, sums and first cards of every column; further cards are requested per column. */
export async function findBoard(ctx: ServiceContext, id: number | null, query: BoardQuery): Promise<Board> {
  const pipeline = await requirePipeline(ctx, id);
  const [sums, ...cards] = await Promise.all([
    sumsOf(ctx, pipeline.id, query),
    ...pipeline.stages.map(({ key }) =>
      opportunityPage(ctx, pipeline.id, { ...query, stage: key, sort: 'board', limit: BOARD_CARDS }),
    ),
  ]);
  const columns = pipeline.stages.map((stage, index) => {
    const own = sums.filter((sum) => sum.stage === stage.key);
    return {
      stage,
      count: own.reduce((all, { count }) => all + count, 0),
      totals: own
        .map(({ currency, amountCents, weightedCents }) => ({ currency, amountCents, weightedCents }))
        .sort(largestFirst),
      cards: cards[index] ?? { items: [], nextCursor: null },
    };
  });
  return { pipeline, columns };
}
