import type { Condition, FilterNode, ViewFilter } from './view-filter.types.ts';
import type { DefinedField } from '#features/leads/fields/custom-fields.values.ts';
import { isDay } from '#shared/dates/days.ts';
import { isPeriodName } from '#shared/dates/periods.ts';
import { operatorsOf, valueOf, viewFieldOf, type AskedKind } from './view-fields.values.ts';

const MOST_DAYS = 3_650;

export const isGroup = (node: FilterNode): node is ViewFilter => !('field' in node);
export const nodesOf = (group: ViewFilter): FilterNode[] => ('all' in group ? group.all : group.any);

/** All conditions of a filter, of its groups too. */
export const conditionsOf = (group: ViewFilter): Condition[] =>
  nodesOf(group).flatMap((node) => (isGroup(node) ? conditionsOf(node) : [node]));

/** The id that a name of a condition is; 0 for none. */
export const idIn = (name: string): number => (/^[1-9]\d{0,14}$/.test(name) ? Number(name) : 0);

const HAS_VALUE = {
  text: (value: unknown) => typeof value === 'string' && value.trim() !== '',
  names: (value: unknown) => Array.isArray(value) && value.length > 0,
  period: isPeriodName,
  day: (value: unknown) => typeof value === 'string' && isDay(value),
  days: (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_DAYS,
  number: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  none: (value: unknown) => value === undefined,
};

/** `field`: the record has no such field, `is`: it is not asked so, `value`: that is no value for it. */
export type Fault = 'field' | 'is' | 'value';

/** Returns why a condition cannot be met by any record of this kind; undefined where it can. */
export function faultOf(
  kind: AskedKind,
  { field, is, value }: Condition,
  own: readonly DefinedField[] = [],
): Fault | undefined {
  const known = viewFieldOf(kind, field, own);
  if (!known) return 'field';
  if (!operatorsOf(known).includes(is)) return 'is';
  return HAS_VALUE[valueOf(is)](value) ? undefined : 'value';
}
