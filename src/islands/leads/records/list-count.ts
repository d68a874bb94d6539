import type { Translate } from '#i18n/index.ts';
import type { List } from '#islands/lists/use-list.ts';

type Area = 'contacts' | 'companies' | 'opportunities' | 'communications';
type Counted = Pick<List<unknown>, 'total' | 'isNarrowed'>;

/** How many rows the filters leave. */
export const listCount = (area: Area, { total, isNarrowed }: Counted, t: Translate): string =>
  t(isNarrowed ? `leads:${area}.matching` : `leads:${area}.count`, { count: total });
