import type { Period } from './analytics.schema.ts';
import { addDays, dayBounds, weekStart } from '#shared/days.ts';

const DEFAULT_WEEKS = 12;
/** Two years: more weeks than a chart can show, and than a person compares. */
export const MAX_DAYS = 731;

export type PeriodMistake = 'backwards' | 'tooLong';

/** The last twelve weeks, this one included, where nothing is said. */
export function periodOf(
  asked: { from?: string | undefined; to?: string | undefined },
  today: string,
): Period {
  const to = asked.to ?? today;
  return { to, from: asked.from ?? addDays(weekStart(to), -7 * (DEFAULT_WEEKS - 1)) };
}

export function periodMistake({ from, to }: Period): PeriodMistake | null {
  if (from > to) return 'backwards';
  return addDays(from, MAX_DAYS) < to ? 'tooLong' : null;
}

/** When it begins and ends, as the times of rows tell it. */
export const boundsOf = ({ from, to }: Period, timeZone: string): { start: string; end: string } => ({
  start: dayBounds(from, timeZone).start,
  end: dayBounds(to, timeZone).end,
});

/** Monday to Sunday; the first and the last one end where the period does. */
export function weeksOf({ from, to }: Period): Period[] {
  const weeks: Period[] = [];
  for (let start = from; start <= to; start = addDays(weekStart(start), 7)) {
    const sunday = addDays(weekStart(start), 6);
    weeks.push({ from: start, to: sunday < to ? sunday : to });
  }
  return weeks;
}

export const lastDayOfMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};
