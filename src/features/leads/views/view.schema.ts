import { z } from 'zod';
import { count, record, texts, timestamp } from '#shared/answer.ts';
import { nullIsAbsent, readUpdatedAt, requiredLine, rowId } from '#shared/fields.ts';
import { MAX_LINE } from '#shared/limits.ts';
import { asked } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import { EVERY_OPERATOR, MAX_CONDITIONS, MAX_DEPTH, VIEW_KINDS } from './view-fields.values.ts';
import { conditionsOf } from './view-filter.rules.ts';
import type { FilterNode, ViewFilter } from './view-filter.types.ts';

const MOST_NAMES = 50;
const valueText = z.string().max(MAX_LINE, 'errors:fields.tooLong');

const conditionSchema = z.strictObject({
  field: z.string('errors:fields.text').min(1, 'errors:fields.required').max(120, 'errors:fields.tooLong'),
  is: z.enum(EVERY_OPERATOR, 'errors:fields.choice'),
  /** Of `during` one of `PERIODS`, read on the day on which a list is asked for. */
  value: z
    .union(
      [valueText, z.number(), z.array(valueText.min(1)).max(MOST_NAMES, 'errors:fields.tooLong')],
      'errors:fields.invalid',
    )
    .optional(),
});

/** Returns whether what was sent for a filter has groups in more levels than that. */
function isDeeper(given: unknown, levels: number): boolean {
  if (typeof given !== 'object' || given === null) return false;
  const lists: unknown[] = Object.entries(given).flatMap(([name, nodes]) =>
    name === 'all' || name === 'any' ? [nodes] : [],
  );
  return lists.some(
    (nodes) =>
      levels === 0 || (Array.isArray(nodes) && nodes.some((node: unknown) => isDeeper(node, levels - 1))),
  );
}

/** A group of conditions or of what else its level takes; three levels are written out, so that none refers to itself. */
const groupOf = <Node extends z.ZodType<FilterNode>>(node: Node) => {
  const nodes = z.array(node, 'views:errors.filterInvalid');
  return z.union([z.strictObject({ all: nodes }), z.strictObject({ any: nodes })]);
};
const orGroup = <Group extends z.ZodType<ViewFilter>>(group: Group) => z.union([conditionSchema, group]);
const deepest = groupOf(conditionSchema);
const levels = groupOf(orGroup(groupOf(orGroup(deepest))));
const groupSchema: z.ZodType<ViewFilter> = z.union(levels.options, {
  error: ({ input }) => (isDeeper(input, MAX_DEPTH) ? 'views:errors.tooDeep' : undefined),
});

const EXAMPLE: ViewFilter = { all: [{ field: 'lastContact', is: 'olderThan', value: 30 }] };

/** Conditions on a record, joined by `all` or `any`, in groups of at most three levels (api.md). */
export const viewFilterSchema = groupSchema
  .refine((filter) => conditionsOf(filter).length <= MAX_CONDITIONS, 'views:errors.tooMany')
  .meta({ examples: [EXAMPLE] });

const MAX_COLUMNS = 60;
/** Longest filter of an address. */
const MAX_FILTER = 8_000;

const kind = z.enum(VIEW_KINDS, 'errors:fields.choice');
const name = requiredLine('views:errors.nameRequired');
const columns = z
  .array(z.string('errors:fields.text').max(MAX_LINE, 'errors:fields.tooLong'), 'errors:fields.invalid')
  .max(MAX_COLUMNS, 'errors:fields.tooLong');
const sort = z.string('errors:fields.text').max(40, 'errors:fields.tooLong');
const group = z.string('errors:fields.text').max(120, 'errors:fields.tooLong');
const isShared = z.boolean('errors:fields.invalid');

export const createViewSchema = z.strictObject({
  kind,
  name,
  isShared: isShared.default(false),
  filter: viewFilterSchema,
  columns: columns.nullish().transform((given) => given ?? null),
  sort: sort.nullish().transform((given) => given ?? null),
  /** Of contacts, companies and opportunities: the field by which they are grouped. */
  group: group.nullish().transform((given) => given ?? null),
});
export const updateViewSchema = z
  .strictObject({
    name: nullIsAbsent(name),
    isShared: nullIsAbsent(isShared),
    filter: nullIsAbsent(viewFilterSchema),
    columns: columns.nullable(),
    sort: sort.nullable(),
    group: group.nullable(),
    updatedAt: readUpdatedAt,
  })
  .partial();
export const viewQuerySchema = z.strictObject({
  kind: kind.optional(),
  count: asked,
  /** The first of them by name; without it all. */
  limit: queryId,
});

export type CreateView = z.infer<typeof createViewSchema>;
export type UpdateView = z.infer<typeof updateViewSchema>;
export type ViewQuery = z.infer<typeof viewQuerySchema>;

const faulty = z.strictObject({
  condition: conditionSchema,
  /** `member`, `tag`, `stage`, `record`: it names one that is gone. */
  reason: z.enum(['field', 'is', 'value', 'member', 'tag', 'stage', 'record']),
});
export type FaultyCondition = z.infer<typeof faulty>;

export const viewSchema = record('View', {
  id: rowId,
  userId: rowId,
  kind: z.enum(VIEW_KINDS),
  name: z.string(),
  isShared: z.boolean(),
  /** The caller may change it: its author, and for a shared one an owner of the workspace. */
  isEditable: z.boolean(),
  filter: viewFilterSchema,
  columns: texts.nullable(),
  sort: z.string().nullable(),
  group: z.string().nullable(),
  /** Its group names a field that is gone. */
  isGroupGone: z.boolean(),
  /** Those of its columns whose fields are gone. */
  goneColumns: texts,
  /** Conditions that no record can meet any more. */
  faults: z.array(faulty),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type View = z.infer<typeof viewSchema>;
export const countedViewSchema = viewSchema
  .extend({
    /** Records that match, with `count=true`; at most 1,000 are counted. */
    total: count.exactOptional(),
  })
  .meta({ id: 'CountedView' });
export type CountedView = z.infer<typeof countedViewSchema>;
/** As the navigation shows it. */
export type NavigationView = Pick<View, 'id' | 'kind' | 'name'>;

export const viewListSchema = z.strictObject({ items: z.array(countedViewSchema), nextCursor: z.null() });

const readJson = (text: string, issues: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    issues.addIssue({ code: 'custom', message: 'views:errors.filterInvalid' });
    return z.NEVER;
  }
};

/** Of a list: a view by its id, and the filter of one that is not saved, as JSON. */
export const viewAsked = {
  view: queryId,
  filter: z
    .string()
    .max(MAX_FILTER, 'errors:fields.tooLong')
    .meta({ examples: [JSON.stringify(EXAMPLE)] })
    .transform(readJson)
    .pipe(viewFilterSchema)
    .optional(),
};
