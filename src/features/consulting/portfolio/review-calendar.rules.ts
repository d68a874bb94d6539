import { addDays, dayBounds, wallTime } from '#shared/dates/days.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import { REVIEW_DAYS, SOON_DAYS, type ReviewFilter, type ReviewState } from './portfolio.values.ts';

type Clock = { now: Date; timeZone?: string | undefined };

/** When the next review of a company is due, in days of the caller; `madeBefore`: when the reports were made. */
export function reviewCalendar({ now, timeZone }: Clock) {
  const zone = timeZoneOf(timeZone);
  const today = wallTime(now, zone).day;
  const madeBefore: Record<ReviewFilter, string> = {
    due: dayBounds(addDays(today, SOON_DAYS - REVIEW_DAYS), zone).end,
    overdue: dayBounds(addDays(today, -REVIEW_DAYS), zone).start,
  };
  const nextReview = (madeAt: string): string => addDays(wallTime(new Date(madeAt), zone).day, REVIEW_DAYS);
  const stateOf = (day: string): ReviewState =>
    day < today ? 'overdue' : day <= addDays(today, SOON_DAYS) ? 'soon' : 'later';
  return { madeBefore, nextReview, stateOf };
}
export type ReviewCalendar = ReturnType<typeof reviewCalendar>;
