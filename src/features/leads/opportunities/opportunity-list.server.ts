import { and, eq, sql, type SQL } from 'drizzle-orm';
import { crmOpportunities } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { after, inOrder, pageOf, totalOf, type Order } from '#features/leads/keyset.server.ts';
import { opportunityFilters, type OpportunityFilter } from './opportunity-filters.server.ts';
import type { Opportunity, OpportunityQuery } from './opportunity.schema.ts';
import { selectOpportunities, toOpportunity } from './opportunity-rows.server.ts';
import type { OpportunitySort } from './opportunity.values.ts';
import { requirePipeline } from './pipeline.server.ts';
import { requireLinks } from '#features/leads/timeline/record-links.server.ts';

const { id, workspaceId, pipelineId, position, createdAt, titleKey, amountCents, expectedClose } =
  crmOpportunities;

/** Opportunities without a date come last. */
const closeKey = sql<string>`coalesce(${expectedClose}, '9999-99-99')`;

const ORDERS: Record<string, Omit<Order, 'id' | 'isDescending'>> = {
  board: { key: position, isNumeric: true },
  title: { key: titleKey },
  createdAt: { key: createdAt },
  amount: { key: amountCents, isNumeric: true },
  expectedClose: { key: closeKey },
};

function orderOf(sort: OpportunitySort): Order {
  const isDescending = sort.startsWith('-');
  const order = ORDERS[sort.replace(/^-/, '')];
  return { key: createdAt, ...order, id, isDescending };
}

/** Conditions of the list's filters, for a query over `crm_opportunities` alone. */
const placeFilters = (ctx: ServiceContext, place: Place, query: OpportunityFilter): SQL | undefined =>
  and(
    eq(workspaceId, place.workspaceId),
    place.pipelineId === undefined ? undefined : eq(pipelineId, place.pipelineId),
    opportunityFilters(ctx, place.workspaceId, query),
  );

type Place = { workspaceId: number; pipelineId: number | undefined };

/** Returns one page; the caller's access to the place has been checked. */
export async function opportunityPage(
  ctx: ServiceContext,
  place: Place,
  query: OpportunityQuery,
): Promise<Page<Opportunity>> {
  const { sort = '-createdAt', cursor, limit } = query;
  const order = orderOf(sort);
  const filters = placeFilters(ctx, place, query);
  const [rows, total] = await Promise.all([
    selectOpportunities(ctx.db, order.key)
      .where(and(filters, after(order, cursor)))
      .orderBy(...inOrder(order))
      .limit(limit + 1),
    totalOf(ctx.db, query.count, crmOpportunities, filters),
  ]);
  return {
    ...pageOf(rows, limit, toOpportunity, ({ sortKey, opportunity }) => ({
      key: sortKey,
      id: opportunity.id,
    })),
    ...total,
  };
}

/** Errors: `not_found` for a contact, company or pipeline of another workspace. */
async function placeOf(
  ctx: ServiceContext,
  query: OpportunityFilter & Pick<OpportunityQuery, 'sort'>,
): Promise<Place> {
  const workspace = ctx.workspace.id;
  // The board index begins with the pipeline.
  const isInPipeline = query.pipelineId !== undefined || query.sort === 'board';
  const [pipeline] = await Promise.all([
    isInPipeline ? requirePipeline(ctx, query.pipelineId) : null,
    requireLinks(ctx, workspace, { contactId: query.contactId, companyId: query.companyId }),
  ]);
  return { workspaceId: workspace, pipelineId: pipeline?.id };
}

/** Errors: `not_found` for a contact, company or pipeline of another workspace, `bad_request` for an invalid cursor. */
export const listOpportunities = async (
  ctx: ServiceContext,
  query: OpportunityQuery,
): Promise<Page<Opportunity>> => opportunityPage(ctx, await placeOf(ctx, query), query);

/** Returns a query for the ids of all opportunities that match the filters. Errors: as `listOpportunities`. */
export async function matchingOpportunities(ctx: ServiceContext, query: OpportunityFilter): Promise<SQL> {
  const filters = placeFilters(ctx, await placeOf(ctx, query), query);
  return ctx.db.select({ id }).from(crmOpportunities).where(filters).getSQL();
}
