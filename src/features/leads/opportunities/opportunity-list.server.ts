import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { byId, orderOf, type PageQuery } from '#db/list/keyset.ts';
import { listLargeTable } from '#db/list/list-large-table.ts';
import { listParts } from '#db/list/list-parts.ts';
import { listRows } from '#db/list/list-rows.ts';
import { crmOpportunities } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { inOrderOf } from '#shared/list.ts';
import { opportunityFilters, type OpportunityFilter } from './opportunity-filters.server.ts';
import { partsIn } from './opportunity-contacts.server.ts';
import type { Opportunity, OpportunityQuery } from './opportunity.schema.ts';
import { selectOpportunities, toOpportunities } from './opportunity-rows.server.ts';
import { requirePipeline, storedPipelines } from './pipeline.server.ts';
import { withQuietDays } from './stale-deals.server.ts';
import { orderByActivity } from '#features/leads/timeline/activity-order.server.ts';
import { orderByOwner } from '#features/leads/owners/owner-parts.server.ts';
import { groupCondition } from '#features/leads/groups/group.server.ts';
import { askedCondition } from '#features/leads/views/view.server.ts';
import { requireLinks } from '#features/leads/timeline/record-links.server.ts';

const { id, pipelineId, position, createdAt, titleKey, amountCents, expectedClose, probability } =
  crmOpportunities;

/** Opportunities without a date come last. */
const closeKey = { by: sql`coalesce(${expectedClose}, '9999-99-99')`, holds: 'string' } as const;

const SORT_KEYS = {
  board: position,
  title: titleKey,
  createdAt,
  amount: amountCents,
  expectedClose: closeKey,
  probability,
  stage: crmOpportunities.stage,
  owner: crmOpportunities.ownerId,
  lastContact: createdAt,
  nextTask: createdAt,
};

/** Conditions of the list's filters, for a query over `crm_opportunities` alone. */
export const placeFilters = async (
  ctx: ServiceContext,
  pipeline: number | undefined,
  query: OpportunityFilter,
): Promise<SQL | undefined> =>
  and(
    pipeline === undefined ? undefined : eq(pipelineId, pipeline),
    opportunityFilters(ctx, query),
    await askedCondition(ctx, 'opportunity', query),
    await groupCondition(ctx, 'opportunity', query),
  );

/** Returns one page, of a pipeline that is the caller's or of all. */
export async function opportunityPage(
  ctx: ServiceContext,
  pipeline: number | undefined,
  query: OpportunityQuery,
): Promise<Page<Opportunity>> {
  const { sort = '-createdAt', count } = query;
  const where = await placeFilters(ctx, pipeline, query);
  const byActivity = orderByActivity(ctx, 'opportunity', sort);
  if (byActivity) return activityPage(ctx, where, query, byActivity);
  const { order, parts } = (await orderInParts(ctx, pipeline, sort)) ?? {
    order: orderOf(SORT_KEYS, id, sort),
  };
  const pageWithin = (within: SQL | undefined, asked: PageQuery) =>
    listRows(asked, {
      order,
      where: and(where, within),
      select: (place) => selectOpportunities(ctx, place),
      items: async (rows) => {
        const items = await toOpportunities(ctx, rows);
        return sort === 'board' ? withQuietDays(ctx, items) : items;
      },
    });
  const { cursor, limit } = query;
  const asked = { cursor, limit };
  const [page, total] = await Promise.all([
    parts
      ? listParts(parts, { ...asked, isDescending: order.isDescending }, pageWithin)
      : pageWithin(undefined, asked),
    count === true ? ctx.rows(crmOpportunities).count(where) : undefined,
  ]);
  return { ...page, ...(total !== undefined && { total }) };
}

const activityPage = (
  ctx: ServiceContext,
  where: SQL | undefined,
  query: OpportunityQuery,
  ordered: NonNullable<ReturnType<typeof orderByActivity>>,
): Promise<Page<Opportunity>> =>
  listLargeTable(
    ctx,
    {
      table: crmOpportunities,
      ...ordered,
      filters: where
        ? [
            {
              ids: ctx.rows(crmOpportunities).select({ id }).where(where).getSQL(),
              holds: where,
              forAll: where,
            },
          ]
        : [],
      read: async (ids) => {
        const rows = await selectOpportunities(ctx).where(inArray(id, [...ids]));
        return inOrderOf(ids, await toOpportunities(ctx, rows));
      },
    },
    query,
  );

/** The order by owners or stages; undefined for another one. */
async function orderInParts(ctx: ServiceContext, pipeline: number | undefined, sort: string) {
  if (sort !== 'stage' && sort !== '-stage') return orderByOwner(ctx, crmOpportunities, sort);
  const pipelines = (await storedPipelines(ctx)).filter((each) => (pipeline ?? each.id) === each.id);
  const padded = (place: number) => String(place).padStart(6, '0');
  const parts = pipelines.flatMap((each, place) =>
    each.stages.map(({ key }, at) => {
      // A stage that is added while pages are read moves the others: a cursor finds its own by this name.
      const name = `${each.id}:${key}`;
      return {
        key: [padded(place), padded(at), name].join('\n'),
        name,
        within: and(eq(pipelineId, each.id), eq(crmOpportunities.stage, key)),
      };
    }),
  );
  return { order: byId(id, sort === 'stage' ? 'createdAt' : '-createdAt'), parts };
}

/** Errors: `not_found` for a contact, company or pipeline of another workspace. */
async function requirePlace(
  ctx: ServiceContext,
  query: OpportunityFilter & Pick<OpportunityQuery, 'sort'>,
): Promise<number | undefined> {
  // The board index begins with the pipeline.
  const isInPipeline = query.pipelineId !== undefined || query.sort === 'board';
  const pipeline = isInPipeline ? await requirePipeline(ctx, query.pipelineId) : undefined;
  await requireLinks(ctx, { contactId: query.contactId, companyId: query.companyId });
  return pipeline?.id;
}

/** Errors: `not_found` for a contact, company or pipeline of another workspace, `bad_request` for an invalid cursor. */
export const listOpportunities = async (
  ctx: ServiceContext,
  query: OpportunityQuery,
): Promise<Page<Opportunity>> =>
  withParts(ctx, query.contactId, await opportunityPage(ctx, await requirePlace(ctx, query), query));

/** Says of the opportunities of one contact which part it has in each. */
async function withParts(
  ctx: ServiceContext,
  contactId: number | undefined,
  page: Page<Opportunity>,
): Promise<Page<Opportunity>> {
  if (contactId === undefined || page.items.length === 0) return page;
  const parts = await partsIn(
    ctx,
    contactId,
    page.items.map((each) => each.id),
  );
  const items = page.items.map((each) => {
    const part = parts.get(each.id);
    return part === undefined ? each : { ...each, part };
  });
  return { ...page, items };
}

/** Returns a query for the ids of all opportunities that match the filters. Errors: as `listOpportunities`. */
export async function matchingOpportunities(ctx: ServiceContext, query: OpportunityFilter): Promise<SQL> {
  const filters = await placeFilters(ctx, await requirePlace(ctx, query), query);
  return ctx.rows(crmOpportunities).select({ id }).where(filters).getSQL();
}
