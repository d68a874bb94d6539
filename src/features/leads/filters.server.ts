import { eq, sql, type SQL } from 'drizzle-orm';
import { crmCompanies, crmContacts, crmOpportunities, crmTags } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { LeadSource } from '#shared/lead-sources.ts';
import { foldText } from '#shared/texts/text.ts';
import { allMatches, type Filter, type FilterParts } from '#db/list/list-large-table.ts';
import { betweenDays } from '#db/between-days.ts';
import { matchesOfFields, type RecordFilters } from '#features/leads/fields/field-filters.server.ts';
import { readStage } from '#features/leads/pipelines/stage-name.rules.ts';
import { matchingIds } from '#db/search/full-text.ts';
import { ofOwner } from '#features/leads/owners/owner.server.ts';
import type { OwnerAsked } from '#features/leads/owners/owner.schema.ts';
import { groupCondition } from '#features/leads/groups/group.server.ts';
import { linksOf } from '#features/leads/fields/tags.server.ts';
import { indexedTexts } from '#features/leads/search/search-index.server.ts';
import type { ViewFilter } from '#features/leads/views/view-filter.types.ts';
import { askedParts } from '#features/leads/views/view.server.ts';

export type CrmFilter = RecordFilters & {
  q?: string | undefined;
  tag?: string | undefined;
  source?: LeadSource | undefined;
  /** The stage of at least one of its opportunities, as `readStage` reads it. */
  stage?: string | undefined;
  owner?: OwnerAsked;
  /** Days, both included. */
  createdFrom?: string | undefined;
  createdTo?: string | undefined;
  companyId?: number | undefined;
  group?: string | undefined;
  inGroup?: string | undefined;
  view?: number | undefined;
  filter?: ViewFilter | undefined;
};

type Kind = 'contact' | 'company';

const TABLES = { contact: crmContacts, company: crmCompanies };

/** Errors: as `askedCondition`. */
export async function filtersOf(
  ctx: ServiceContext,
  kind: Kind,
  {
    q,
    tag,
    source,
    stage,
    owner,
    companyId,
    createdFrom,
    createdTo,
    view,
    filter,
    group,
    inGroup,
    ...ofFields
  }: CrmFilter,
): Promise<Filter[]> {
  const filters: Filter[] = [];
  const perRow = (ids: SQL): Filter => ({ ids, holds: isAmong(kind, ids) });
  const whole = (parts: FilterParts): Filter => ({ ...parts, ids: idsWhere(ctx, kind, parts.forAll) });
  const asView = ({ anyOf, ...parts }: FilterParts): Filter =>
    anyOf ? { holds: parts.holds, ids: idsOfAny(ctx, kind, anyOf) } : whole(parts);
  const where = (condition: SQL): Filter => whole({ holds: condition, forAll: condition });
  if (q !== undefined && q.trim() !== '')
    filters.push({ ids: matchingIds(indexedTexts(ctx.workspace.id, kind), q) });
  if (companyId !== undefined)
    filters.push(perRow(idsWhere(ctx, 'contact', eq(crmContacts.companyId, companyId))));
  if (tag !== undefined) filters.push(perRow(withTag(ctx, kind, tag)));
  if (stage !== undefined) filters.push(inStage(ctx, kind, stage));
  const isTheirs = ofOwner(ctx, TABLES[kind].ownerId, owner);
  if (isTheirs) filters.push(where(isTheirs));
  if (source !== undefined) filters.push(where(eq(TABLES[kind].source, source)));
  const { createdAt } = TABLES[kind];
  const isMade = betweenDays(ctx, createdAt, { from: createdFrom, to: createdTo });
  if (isMade)
    filters.push(
      whole({ holds: isMade, forAll: isMade, bounds: [{ column: createdAt, condition: isMade }] }),
    );
  for (const { ids, isLookedUp } of matchesOfFields(ctx, kind, ofFields))
    filters.push(isLookedUp ? { ids } : perRow(ids));
  const asked = await askedParts(ctx, kind, { view, filter });
  if (asked) filters.push(asView(asked));
  const isOfGroup = await groupCondition(ctx, kind, { group, inGroup });
  if (isOfGroup) filters.push(where(isOfGroup));
  return filters;
}

/** Looks up the one id: SQLite brings the condition into the query of the ids. */
const isAmong = (kind: Kind, ids: SQL): SQL =>
  sql`exists (with matches(id) as (${ids}) select 1 from matches where matches.id = ${TABLES[kind].id})`;

/** Selects the ids of all records that the filters leave. Errors: as `filtersOf`. */
export async function matchingRecords(ctx: ServiceContext, kind: Kind, filter: CrmFilter): Promise<SQL> {
  const filters = await filtersOf(ctx, kind, filter);
  const table = TABLES[kind];
  return filters.length === 0 ? ctx.rows(table).select({ id: table.id }).getSQL() : allMatches(filters);
}

function withTag(ctx: ServiceContext, kind: Kind, tag: string): SQL {
  const { table, id, tagId } = linksOf(kind);
  return ctx
    .rows(crmTags)
    .select({ id })
    .innerJoin(table, eq(tagId, crmTags.id))
    .where(eq(crmTags.nameKey, foldText(tag)))
    .getSQL();
}

function inStage({ workspace }: ServiceContext, kind: Kind, asked: string): Filter {
  const { pipelineId, key } = readStage(asked);
  const isIn = pipelineId === undefined ? sql`` : sql` and +${crmOpportunities.pipelineId} = ${pipelineId}`;
  const id = kind === 'contact' ? crmOpportunities.contactId : crmOpportunities.companyId;
  const { workspaceId: owner, stage: own } = crmOpportunities;
  return {
    ids: sql`select ${id} from ${crmOpportunities}
      where ${owner} = ${workspace.id} and ${own} = ${key}${isIn} and ${id} is not null`,
    // The plus leaves the search to the index of the record's few opportunities.
    holds: sql`exists (select 1 from ${crmOpportunities}
      where ${id} = ${TABLES[kind].id} and +${owner} = ${workspace.id} and +${own} = ${key}${isIn})`,
  };
}

const idsWhere = (ctx: ServiceContext, kind: Kind, condition: SQL | undefined): SQL =>
  ctx.rows(TABLES[kind]).select({ id: TABLES[kind].id }).where(condition).getSQL();

/** An `or` would be asked of every row, where one index does not serve all of it. */
const idsOfAny = (ctx: ServiceContext, kind: Kind, conditions: readonly SQL[]): SQL =>
  sql`select id from (${sql.join(
    conditions.map((condition) => idsWhere(ctx, kind, condition)),
    sql` union all `,
  )})`;
