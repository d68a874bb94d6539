import { z } from 'zod';
import { isDay } from '#shared/dates/days.ts';
import { MAX_LINE } from '#shared/limits.ts';
import {
  EVERY_OPERATOR,
  MAX_CONDITIONS,
  MAX_DEPTH,
  operatorsOf,
  valueOf,
  viewFieldOf,
  type ViewKind,
} from './view-fields.values.ts';

const MOST_NAMES = 50;
const MOST_DAYS = 3_650;

export const conditionSchema = z.strictObject({
  field: z.string('errors:fields.text').min(1, 'errors:fields.required').max(120, 'errors:fields.tooLong'),
  is: z.enum(EVERY_OPERATOR, 'errors:fields.choice'),
  value: z
    .union(
      [
        z.string().max(MAX_LINE, 'errors:fields.tooLong'),
        z.number(),
        z
          .array(z.string().min(1).max(MAX_LINE, 'errors:fields.tooLong'))
          .max(MOST_NAMES, 'errors:fields.tooLong'),
      ],
      'errors:fields.invalid',
    )
    .optional(),
});
export type Condition = z.infer<typeof conditionSchema>;
export type ViewFilter = { all: FilterNode[] } | { any: FilterNode[] };
export type FilterNode = Condition | ViewFilter;

export const isGroup = (node: FilterNode): node is ViewFilter => !('field' in node);
export const nodesOf = (group: ViewFilter): FilterNode[] => ('all' in group ? group.all : group.any);

/** All conditions of a filter, of its groups too. */
export const conditionsOf = (group: ViewFilter): Condition[] =>
  nodesOf(group).flatMap((node) => (isGroup(node) ? conditionsOf(node) : [node]));

const depthOf = (group: ViewFilter): number =>
  1 + Math.max(0, ...nodesOf(group).map((node) => (isGroup(node) ? depthOf(node) : 0)));

const nodes = z.lazy(() =>
  z.array(
    z.union([conditionSchema, groupSchema], 'views:errors.filterInvalid'),
    'views:errors.filterInvalid',
  ),
);
const groupSchema: z.ZodType<ViewFilter> = z.union(
  [z.strictObject({ all: nodes }), z.strictObject({ any: nodes })],
  'views:errors.filterInvalid',
);

/** Conditions on a record, joined by `all` or `any`, in groups of at most three levels (api.md). */
export const viewFilterSchema = groupSchema
  .refine((filter) => depthOf(filter) <= MAX_DEPTH, 'views:errors.tooDeep')
  .refine((filter) => conditionsOf(filter).length <= MAX_CONDITIONS, 'views:errors.tooMany')
  .meta({ id: 'ViewFilter' });

const HAS_VALUE = {
  text: (value: unknown) => typeof value === 'string' && value.trim() !== '',
  names: (value: unknown) => Array.isArray(value) && value.length > 0,
  day: (value: unknown) => typeof value === 'string' && isDay(value),
  days: (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_DAYS,
  number: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  none: (value: unknown) => value === undefined,
};

/** `field`: the record has no such field, `is`: it is not asked so, `value`: that is no value for it. */
export type Fault = 'field' | 'is' | 'value';

/** Returns why a condition cannot be met by any record of this kind; undefined where it can. */
export function faultOf(kind: ViewKind, { field, is, value }: Condition): Fault | undefined {
  const known = viewFieldOf(kind, field);
  if (!known) return 'field';
  if (!operatorsOf(known).includes(is)) return 'is';
  return HAS_VALUE[valueOf(is)](value) ? undefined : 'value';
}
