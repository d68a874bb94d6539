// One long file: a view is read, checked, counted and saved by the same few rules.
import type { FilterParts } from '#db/list/list-large-table.ts';
import { and, asc, eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm';
import {
  crmCommunications,
  crmPipelines,
  crmStages,
  crmTags,
  crmTasks,
  crmViews,
  workspaceMembers,
} from '#db/schema/index.ts';
import { RECORD_TABLES } from '#features/leads/record-tables.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { foldText } from '#shared/texts/text.ts';
import { can } from '#shared/workspaces/workspace.ts';
import { readStage, stageText } from '#features/leads/pipelines/stage-name.rules.ts';
import { conditionsOf, faultOf, idIn } from './view-filter.rules.ts';
import type { Condition, ViewFilter } from './view-filter.types.ts';
import { boundsOf, filterCondition, lookedUp } from './view-filter.server.ts';
import type { CustomField } from '#features/leads/fields/field.schema.ts';
import { definedForForms } from '#features/leads/fields/defined-fields.server.ts';
import { groupFields } from '#features/leads/groups/group.rules.ts';
import { fieldsAsked } from './view-custom.server.ts';
import {
  definedKey,
  definedOf,
  MAX_VIEWS,
  MOST_COUNTED,
  viewFieldOf,
  type Linked,
  type ViewKind,
} from './view-fields.values.ts';
import type { CountedView, CreateView, FaultyCondition, UpdateView, View, ViewQuery } from './view.schema.ts';

/** Answered at once: five people's own, all shared. */
const MOST_LISTED = 5 * MAX_VIEWS;

const VIEW_TABLES = { ...RECORD_TABLES, task: crmTasks, communication: crmCommunications };

const { workspaceId: _, ...shown } = getTableColumns(crmViews);
type Row = Omit<View, 'isEditable' | 'faults' | 'isGroupGone' | 'goneColumns'>;

/** Views of the caller, and those that are shared. */
const isSeen = ({ user }: ServiceContext): SQL | undefined =>
  or(eq(crmViews.isShared, true), eq(crmViews.userId, user.id));

const namesIn = (conditions: readonly Condition[], field: string): string[] =>
  conditions.flatMap((each) => (each.field === field && Array.isArray(each.value) ? each.value : []));

/** Ids of records of the workspace, out of those that conditions name. */
async function recordsThere(
  ctx: ServiceContext,
  kind: ViewKind,
  conditions: readonly Condition[],
  own: readonly CustomField[],
): Promise<Record<Linked, ReadonlySet<number>>> {
  const there = async (to: Linked) => {
    const ids = conditions.flatMap(({ field, value }) =>
      viewFieldOf(kind, field, own)?.to === to && Array.isArray(value) ? value.map(idIn) : [],
    );
    if (ids.length === 0) return new Set<number>();
    const { id } = RECORD_TABLES[to];
    const found = await ctx.rows(RECORD_TABLES[to]).select({ id }).where(inArray(id, ids));
    return new Set(found.map((row) => row.id));
  };
  const [contact, company, opportunity] = await Promise.all([
    there('contact'),
    there('company'),
    there('opportunity'),
  ]);
  return { contact, company, opportunity };
}

/** Names of members, tags, stages and records that are there, out of those that conditions name. */
async function namesThere(
  ctx: ServiceContext,
  kind: ViewKind,
  conditions: readonly Condition[],
  own: readonly CustomField[],
) {
  const members = conditions.flatMap(({ field, value }) =>
    viewFieldOf(kind, field, own)?.type === 'member' && Array.isArray(value)
      ? value.map(Number).filter(Boolean)
      : [],
  );
  const tags = namesIn(conditions, 'tag').map(foldText);
  const stages = namesIn(conditions, 'stage').map((name) => readStage(name).key);
  const pipelines = namesIn(conditions, 'pipelineId').map(Number).filter(Boolean);
  const { userId, workspaceId } = workspaceMembers;
  const [ofMembers, ofTags, ofStages, ofPipelines] = await Promise.all([
    members.length === 0
      ? []
      : ctx.db
          .select({ userId })
          .from(workspaceMembers)
          .where(and(eq(workspaceId, ctx.workspace.id), inArray(userId, members))),
    tags.length === 0
      ? []
      : ctx.rows(crmTags).select({ nameKey: crmTags.nameKey }).where(inArray(crmTags.nameKey, tags)),
    stages.length === 0
      ? []
      : ctx
          .rows(crmStages)
          .select({ key: crmStages.key, pipelineId: crmStages.pipelineId })
          .where(inArray(crmStages.key, stages)),
    pipelines.length === 0
      ? []
      : ctx.rows(crmPipelines).select({ id: crmPipelines.id }).where(inArray(crmPipelines.id, pipelines)),
  ]);
  const records = await recordsThere(ctx, kind, conditions, own);
  return {
    record: (field: string, name: string) =>
      records[viewFieldOf(kind, field, own)?.to ?? 'contact'].has(idIn(name)),
    member: new Set(['mine', 'nobody', ...ofMembers.map((each) => String(each.userId))]),
    tag: new Set(ofTags.map(({ nameKey }) => nameKey)),
    stage: new Set(ofStages.flatMap(({ key, pipelineId }) => [key, stageText(pipelineId, key)])),
    pipeline: new Set(ofPipelines.map(({ id }) => String(id))),
  };
}

/** Returns the conditions that no record can meet, or of which a name is gone. */
export async function faultsOf(
  ctx: ServiceContext,
  kind: ViewKind,
  filter: ViewFilter,
): Promise<FaultyCondition[]> {
  const conditions = conditionsOf(filter);
  const own = await fieldsAsked(ctx, kind, filter);
  const there = await namesThere(ctx, kind, conditions, own);
  const isGone = (names: ReadonlySet<string>, value: Condition['value'], keyOf = (name: string) => name) =>
    Array.isArray(value) && value.some((name) => !names.has(keyOf(name)));
  return conditions.flatMap((condition): FaultyCondition[] => {
    const { field, value } = condition;
    const fault = faultOf(kind, condition, own);
    if (fault) return [{ condition, reason: fault }];
    const known = viewFieldOf(kind, field, own);
    // Options of a defined field can be taken off; of the others there may never have been one of this name.
    if (known?.of && isGone(new Set(known.of), value)) return [{ condition, reason: 'value' }];
    if (known?.type === 'member' && isGone(there.member, value)) return [{ condition, reason: 'member' }];
    if (known?.type === 'link' && Array.isArray(value) && !value.every((name) => there.record(field, name)))
      return [{ condition, reason: 'record' }];
    if (field === 'tag' && isGone(there.tag, value, foldText)) return [{ condition, reason: 'tag' }];
    if (field === 'pipelineId' && isGone(there.pipeline, value)) return [{ condition, reason: 'value' }];
    return field === 'stage' && isGone(there.stage, value) ? [{ condition, reason: 'stage' }] : [];
  });
}

const isEditable = (ctx: ServiceContext, { userId, isShared }: Pick<Row, 'userId' | 'isShared'>): boolean =>
  userId === ctx.user.id || (isShared && can(ctx, 'manage'));

/** A list of these records has groups of the field. */
async function isGrouped(ctx: ServiceContext, kind: ViewKind, group: string): Promise<boolean> {
  if (kind === 'task' || kind === 'communication') return false;
  return groupFields(kind, await definedForForms(ctx)).includes(group);
}

/** Errors: `invalid` for a field that has no groups. */
async function requireGroup(ctx: ServiceContext, kind: ViewKind, group: string | null | undefined) {
  if (group && !(await isGrouped(ctx, kind, group)))
    throw new AppError('invalid', { fields: { group: 'errors:fields.choice' } });
}

/** Only fields of the workspace can go. */
async function goneColumns(ctx: ServiceContext, { kind, columns }: Row): Promise<string[]> {
  const own = (columns ?? []).filter((column) => definedKey(column) !== undefined);
  if (own.length === 0) return [];
  const fields = await definedForForms(ctx);
  return own.filter((column) => !definedOf(kind, column, fields));
}

const toView = async (ctx: ServiceContext, row: Row): Promise<View> => ({
  ...row,
  isEditable: isEditable(ctx, row),
  faults: await faultsOf(ctx, row.kind, row.filter),
  isGroupGone: row.group !== null && !(await isGrouped(ctx, row.kind, row.group)),
  goneColumns: await goneColumns(ctx, row),
});

/** Counts the records of a view, at most `MOST_COUNTED`. */
export async function countOfView(
  ctx: ServiceContext,
  { kind, filter }: Pick<View, 'kind' | 'filter'>,
): Promise<number> {
  const table = VIEW_TABLES[kind];
  const own = await fieldsAsked(ctx, kind, filter);
  const some = ctx
    .rows(table)
    .select({ one: sql`1` })
    .where(filterCondition(ctx, kind, filter, own))
    .limit(MOST_COUNTED);
  const [row] = await ctx.db.all<{ n: number }>(sql`select count(*) as n from (${some})`);
  return row?.n ?? 0;
}

/** Returns the caller's views and the shared ones in the order of their names. */
export async function listViews(
  ctx: ServiceContext,
  { kind, count, limit = MOST_LISTED }: ViewQuery,
): Promise<{ items: CountedView[]; nextCursor: null }> {
  const rows = await ctx
    .rows(crmViews)
    .select(shown)
    .where(and(isSeen(ctx), kind === undefined ? undefined : eq(crmViews.kind, kind)))
    .orderBy(sql`lower(${crmViews.name})`, asc(crmViews.id))
    .limit(Math.min(limit, MOST_LISTED));
  const items = await Promise.all(
    rows.map(async (row) => {
      const [view, total] = await Promise.all([toView(ctx, row), count ? countOfView(ctx, row) : undefined]);
      return { ...view, ...(total !== undefined && { total }) };
    }),
  );
  return { items, nextCursor: null };
}

/** Errors: `not_found`, also for a private view of somebody else. */
export async function requireView(ctx: ServiceContext, id: number): Promise<View> {
  const [row] = await ctx
    .rows(crmViews)
    .select(shown)
    .where(and(eq(crmViews.id, id), isSeen(ctx)));
  if (!row) throw new AppError('not_found');
  return toView(ctx, row);
}

/** Errors: `invalid`, on `filter`, for a condition that no record could meet. */
async function requireFilter(ctx: ServiceContext, kind: ViewKind, filter: ViewFilter): Promise<void> {
  const own = await fieldsAsked(ctx, kind, filter);
  for (const condition of conditionsOf(filter)) {
    const fault = faultOf(kind, condition, own);
    if (fault === 'field')
      throw new AppError('invalid', {
        fields: { filter: 'views:errors.fieldUnknown' },
        values: { name: condition.field },
      });
    if (fault) throw new AppError('invalid', { fields: { filter: 'views:errors.filterInvalid' } });
  }
}

/** Errors: `invalid` for a filter that no record could meet, and for one view too many. */
export async function createView(ctx: ServiceContext, input: CreateView): Promise<View> {
  await requireFilter(ctx, input.kind, input.filter);
  await requireGroup(ctx, input.kind, input.group);
  if ((await ctx.rows(crmViews).count(eq(crmViews.userId, ctx.user.id))) >= MAX_VIEWS)
    throw new AppError('invalid', { fields: { name: 'views:errors.tooManyViews' } });
  const at = ctx.now.toISOString();
  const [row] = await ctx
    .rows(crmViews)
    .insert({ ...input, userId: ctx.user.id, createdAt: at, updatedAt: at })
    .returning(shown);
  if (!row) throw new AppError('internal');
  return toView(ctx, row);
}

/** Errors: `forbidden` for a shared view of somebody else. */
async function requireEditable(ctx: ServiceContext, id: number): Promise<View> {
  const view = await requireView(ctx, id);
  if (!view.isEditable) throw new AppError('forbidden');
  return view;
}

/** Returns 409 with the current record for a stale `updatedAt` (api.md). Errors: as `createView`; `forbidden`. */
export async function updateView(
  ctx: ServiceContext,
  id: number,
  { updatedAt: read, ...changes }: UpdateView,
): Promise<View> {
  const current = await requireEditable(ctx, id);
  if (read !== undefined && read !== current.updatedAt) throw new AppError('stale', { extra: { current } });
  if (changes.filter) await requireFilter(ctx, current.kind, changes.filter);
  if (changes.group !== current.group) await requireGroup(ctx, current.kind, changes.group);
  const [row] = await ctx
    .rows(crmViews)
    .update({ ...changes, updatedAt: nextUpdatedAt(current.updatedAt, ctx.now) })
    .where(eq(crmViews.id, id))
    .returning(shown);
  if (!row) throw new AppError('internal');
  return toView(ctx, row);
}

/** Deletes a view and none of its records; undone by its cause. Errors: `not_found`, `forbidden`. */
export async function deleteView(ctx: ServiceContext, id: number): Promise<void> {
  await requireEditable(ctx, id);
  await ctx.rows(crmViews).delete().where(eq(crmViews.id, id));
}

type AskedView = { view?: number | undefined; filter?: ViewFilter | undefined };

/**
 * Filters that a list is asked for: a view's, its own, or both; `own` are the fields of the workspace that they name.
 * Errors: `not_found` for a view that the caller does not see or of another list, `invalid` for a filter that no record
 * could meet.
 */
async function askedFilters(ctx: ServiceContext, kind: ViewKind, { view, filter }: AskedView) {
  if (filter) await requireFilter(ctx, kind, filter);
  const saved = view === undefined ? undefined : await requireView(ctx, view);
  if (saved && saved.kind !== kind) throw new AppError('not_found');
  const filters = [saved?.filter, filter].filter((each) => each !== undefined);
  return { filters, own: await fieldsAsked(ctx, kind, ...filters) };
}

/** Condition of what a list is asked for; undefined: all. Errors: as `askedFilters`. */
export async function askedCondition(
  ctx: ServiceContext,
  kind: ViewKind,
  asked: AskedView,
): Promise<SQL | undefined> {
  const { filters, own } = await askedFilters(ctx, kind, asked);
  return and(...filters.map((filter) => filterCondition(ctx, kind, filter, own)));
}

/** The same in parts, for a list of very many; undefined: all. Errors: as `askedFilters`. */
export async function askedParts(
  ctx: ServiceContext,
  kind: ViewKind,
  asked: AskedView,
): Promise<FilterParts | undefined> {
  const { filters, own } = await askedFilters(ctx, kind, asked);
  const [holds, forAll] = (['each', 'all'] as const).map((way) =>
    and(...filters.map((filter) => filterCondition(ctx, kind, filter, own, way))),
  );
  const [first] = filters;
  const anyOf = filters.length === 1 && first ? lookedUp(ctx, kind, first) : undefined;
  const bounds = filters.flatMap((filter) => boundsOf(ctx, kind, filter, own));
  return holds && forAll && { holds, forAll, bounds, anyOf };
}
