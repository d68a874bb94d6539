import { and, eq, exists, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { crmCompanies, crmContacts, crmOpportunities, crmStageChanges, crmStages } from '#db/schema/index.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { ServiceContext } from '#server/context.ts';
import type { Page } from '#shared/api.ts';
import { foldText } from '#shared/text.ts';
import { DEFAULT_ZONE, dayBounds } from './day.rules.ts';
import { after, inOrder, likeAny, pageOf, type Order } from './keyset.server.ts';
import type { Opportunity, OpportunityQuery } from './opportunity.schema.ts';
import { selectOpportunities, toOpportunity } from './opportunity-rows.server.ts';
import type { OpportunitySort } from './opportunity.values.ts';
import { requirePipeline } from './pipeline.server.ts';
import { requireLinks } from './record-links.server.ts';

const { id, workspaceId, pipelineId, stage, position, createdAt, titleKey, amountCents, expectedClose } =
  crmOpportunities;

/** What has no date is closed last. */
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

/** Title, contact and company, without regard to case and accents. Columns of the joins of `selectOpportunities`. */
export function matches(q: string | undefined): SQL | undefined {
  const typed = foldText(q ?? '').trim();
  if (typed === '') return undefined;
  const pattern = likeAny(typed);
  const like = (column: typeof titleKey | typeof crmContacts.nameKey | typeof crmCompanies.nameKey) =>
    sql`${column} like ${pattern} escape '\\'`;
  return or(like(titleKey), like(crmContacts.nameKey), like(crmCompanies.nameKey));
}

type Days = { from: string | undefined; to: string | undefined };

/** Whole days of the zone that dates are shown in. */
function betweenDays(column: typeof createdAt | typeof crmStageChanges.createdAt, { from, to }: Days) {
  return and(
    from === undefined ? undefined : gte(column, dayBounds(from, DEFAULT_ZONE).start),
    to === undefined ? undefined : lt(column, dayBounds(to, DEFAULT_ZONE).end),
  );
}

/** The rows behind the figures of the conversion and of the time in a stage. */
function throughStages(ctx: ServiceContext, { reached, left, leftFrom, leftTo }: OpportunityQuery) {
  const change = (where: SQL | undefined) =>
    exists(
      ctx.db
        .select({ one: sql`1` })
        .from(crmStageChanges)
        .where(and(eq(crmStageChanges.opportunityId, id), where)),
    );
  return and(
    reached === undefined ? undefined : change(eq(crmStageChanges.toStage, reached)),
    left === undefined
      ? undefined
      : change(
          and(
            eq(crmStageChanges.fromStage, left),
            betweenDays(crmStageChanges.createdAt, { from: leftFrom, to: leftTo }),
          ),
        ),
  );
}

const ofKind = (ctx: ServiceContext, kind: OpportunityQuery['kind']) =>
  kind === undefined
    ? undefined
    : inArray(
        sql`(${pipelineId}, ${stage})`,
        ctx.db
          .select({ pipelineId: crmStages.pipelineId, key: crmStages.key })
          .from(crmStages)
          .where(eq(crmStages.kind, kind)),
      );

type Place = { workspaceId: number; pipelineId: number | undefined };

/** One page of a place that the caller has been let into. */
export async function opportunityPage(
  ctx: ServiceContext,
  place: Place,
  query: OpportunityQuery,
): Promise<Page<Opportunity>> {
  const { q, sort = '-createdAt', cursor, limit, contactId, companyId, source } = query;
  const order = orderOf(sort);
  const rows = await selectOpportunities(ctx.db, order.key)
    .where(
      and(
        eq(workspaceId, place.workspaceId),
        place.pipelineId === undefined ? undefined : eq(pipelineId, place.pipelineId),
        query.stage === undefined ? undefined : eq(stage, query.stage),
        contactId === undefined ? undefined : eq(crmOpportunities.contactId, contactId),
        companyId === undefined ? undefined : eq(crmOpportunities.companyId, companyId),
        source === undefined ? undefined : eq(crmOpportunities.source, source),
        query.closeFrom === undefined ? undefined : gte(expectedClose, query.closeFrom),
        query.closeTo === undefined ? undefined : lte(expectedClose, query.closeTo),
        betweenDays(createdAt, { from: query.createdFrom, to: query.createdTo }),
        ofKind(ctx, query.kind),
        throughStages(ctx, query),
        matches(q),
        after(order, cursor),
      ),
    )
    .orderBy(...inOrder(order))
    .limit(limit + 1);
  return pageOf(rows, limit, toOpportunity, ({ sortKey, opportunity }) => ({
    key: sortKey,
    id: opportunity.id,
  }));
}

/** Errors: `not_found` for a contact, company or pipeline of somebody else, `bad_request` for a made-up cursor. */
export async function listOpportunities(
  ctx: ServiceContext,
  query: OpportunityQuery,
): Promise<Page<Opportunity>> {
  const workspace = await ownWorkspaceId(ctx);
  await requireLinks(ctx, workspace, { contactId: query.contactId, companyId: query.companyId });
  // A column is looked up in the index of the board, which begins with the pipeline.
  const isInPipeline = query.pipelineId !== undefined || query.sort === 'board';
  const pipeline = isInPipeline ? await requirePipeline(ctx, query.pipelineId) : null;
  return opportunityPage(ctx, { workspaceId: workspace, pipelineId: pipeline?.id }, query);
}
