import type { KIND_OF, ProfileList } from './profile.values.ts';
import type { Problem } from './problem.schema.ts';
import type { ROW_FIELDS } from './row-fields.values.ts';
import type { FullRow } from '#features/consulting/profile/rows/row.schema.ts';

/** The five lists of a company. */
export type ProfileRows = Omit<
  { [L in ProfileList]: FullRow<(typeof ROW_FIELDS)[(typeof KIND_OF)[L]]>[] },
  'problems'
> & { problems: Problem[] };
