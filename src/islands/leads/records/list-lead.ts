import type { Translate } from '#i18n/index.ts';
import type { List } from '#islands/lists/use-list.ts';

type Area = 'contacts' | 'companies' | 'opportunities' | 'communications';
type Counted = Pick<List<unknown>, 'total' | 'isNarrowed'>;

/** The line below a list's heading: how many rows the filters leave, or what the list is for while there are none. */
export function listLead(area: Area, { total, isNarrowed }: Counted, t: Translate): string {
  if (isNarrowed) return t(`leads:${area}.matching`, { count: total });
  return total > 0 ? t(`leads:${area}.count`, { count: total }) : t(`leads:${area}.lead`);
}
