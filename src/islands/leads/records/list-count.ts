import type { Translate } from '#i18n/index.ts';
import { countWords } from '#islands/lists/count-words.ts';
import type { List } from '#islands/lists/use-list.ts';

type Area = 'contacts' | 'companies' | 'opportunities' | 'communications';
type Counted = Pick<List<unknown>, 'total' | 'items' | 'isNarrowed'>;

/** How many rows the filters leave. */
export const listCount = (area: Area, list: Counted, t: Translate): string =>
  countWords(list, t, (numbers) =>
    t(list.isNarrowed ? `leads:${area}.matching` : `leads:${area}.count`, numbers),
  );
