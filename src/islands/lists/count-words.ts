import type { Translate } from '#i18n/index.ts';
import type { List } from './use-list.ts';

type Counted = Pick<List<unknown>, 'total' | 'items'>;

/** The number of matching rows, or the least it can be while nobody has counted them. */
export function countWords(
  { total, items }: Counted,
  t: Translate,
  wordsOf: (numbers: { count: number }) => string,
): string {
  const words = wordsOf({ count: total ?? items.length });
  return total === null ? t('ui:list.moreThan', { words }) : words;
}
