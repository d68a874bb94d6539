import type { Operator } from './view-fields.values.ts';

/** One question to a field; without a value where the comparison needs none. */
export type Condition = { field: string; is: Operator; value?: string | number | string[] | undefined };
export type ViewFilter = { all: FilterNode[] } | { any: FilterNode[] };
export type FilterNode = Condition | ViewFilter;
