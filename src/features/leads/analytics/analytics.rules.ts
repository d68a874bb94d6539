import type { Period } from './analytics.schema.ts';
import { addDays, dayBounds, weekStart } from '#shared/dates/days.ts';

const DEFAULT_WEEKS = 12;
/** Maximum length of a period, two years: more weeks than a chart can show. */
export const MAX_DAYS = 731;

export type PeriodMistake = 'backwards' | 'tooLong';

/** Returns the period asked for, or by default the last twelve weeks including the current one. */
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

export const boundsOf = ({ from, to }: Period, timeZone: string): { start: string; end: string } => ({
  start: dayBounds(from, timeZone).start,
  end: dayBounds(to, timeZone).end,
});

/** Splits the period into weeks from Monday to Sunday; the first and last are cut to the period. */
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
