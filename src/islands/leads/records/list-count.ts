import type { Translate } from '#i18n/index.ts';
import type { List } from '#islands/lists/use-list.ts';

type Area = 'contacts' | 'companies' | 'opportunities' | 'communications';
type Counted = Pick<List<unknown>, 'total' | 'isCounting' | 'isNarrowed'>;

/** How many rows the filters leave; a space keeps the place of a count that is on its way. */
export const listCount = (area: Area, { total, isCounting, isNarrowed }: Counted, t: Translate): string =>
  isCounting ? '\u00a0' : t(isNarrowed ? `leads:${area}.matching` : `leads:${area}.count`, { count: total });
