import { formatBrief, formatShortDay } from '#shared/dates/moment-text.ts';
import type { ListActivity } from '#features/leads/timeline/list-activity.schema.ts';
import type { Shown } from './record-list.ts';

/** A card has one line for what goes on: the next task, or else the last contact. */
export function activityLine(
  { nextTask, lastContactAt }: ListActivity,
  { t, tag, timeZone, now }: Shown,
): string | null {
  if (nextTask !== null) {
    const { title, dueAt } = nextTask;
    const due = dueAt === null ? [] : [formatShortDay(dueAt, now, tag, timeZone)];
    return `${t('leads:common.nextTask')}: ${[...due, title].join(' · ')}`;
  }
  return lastContactAt === null
    ? null
    : `${t('leads:common.lastContact')}: ${formatBrief(lastContactAt, now, tag, timeZone)}`;
}
