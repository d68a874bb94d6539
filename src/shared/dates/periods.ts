import { addDays, weekStart } from './days.ts';

/** Stretches of the calendar as they lie around a day, in the order in which they are offered. */
export const PERIODS = [
  'today',
  'yesterday',
  'tomorrow',
  'thisWeek',
  'lastWeek',
  'nextWeek',
  'thisMonth',
  'lastMonth',
  'nextMonth',
  'thisQuarter',
  'lastQuarter',
  'nextQuarter',
  'thisYear',
  'lastYear',
  'nextYear',
] as const;
export type PeriodName = (typeof PERIODS)[number];

export const isPeriodName = (value: unknown): value is PeriodName => PERIODS.some((name) => name === value);

/** Periods that have not begun. */
export const isAhead = (name: PeriodName): boolean => name === 'tomorrow' || name.startsWith('next');

const MONTHS = { Month: 1, Quarter: 3, Year: 12 } as const;

/** `months`: from the first day of the period in which `day` lies. */
function monthsFrom(day: string, length: number, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = month - 1 - ((month - 1) % length);
  return new Date(Date.UTC(year, first + months, 1)).toISOString().slice(0, 10);
}

/** Returns the first and the last day of a period around `today`; weeks begin on Monday. */
export function periodAround(name: PeriodName, today: string): { from: string; to: string } {
  if (name === 'today' || name === 'yesterday' || name === 'tomorrow') {
    const day = addDays(today, name === 'today' ? 0 : name === 'tomorrow' ? 1 : -1);
    return { from: day, to: day };
  }
  const step = name.startsWith('this') ? 0 : name.startsWith('next') ? 1 : -1;
  const unit = name.slice(4) as 'Week' | keyof typeof MONTHS;
  if (unit === 'Week') {
    const from = addDays(weekStart(today), 7 * step);
    return { from, to: addDays(from, 6) };
  }
  const length = MONTHS[unit];
  return {
    from: monthsFrom(today, length, length * step),
    to: addDays(monthsFrom(today, length, length * (step + 1)), -1),
  };
}
