import type { Translate } from '#i18n/index.ts';
import type { RecordList } from '#islands/leads/records/use-records.ts';

type Area = 'contacts' | 'companies' | 'opportunities' | 'communications';
type Counted = Pick<RecordList<unknown>, 'total' | 'isNarrowed'>;

/** The line below a list's heading: how many rows the filters leave, or what the list is for while there are none. */
export function listLead(area: Area, { total, isNarrowed }: Counted, t: Translate): string {
  if (isNarrowed) return t(`leads:${area}.matching`, { count: total });
  return total > 0 ? t(`leads:${area}.count`, { count: total }) : t(`leads:${area}.lead`);
}
