import { LEAD_SOURCES, LEAD_STATUSES, type LeadSource, type LeadStatus } from './marketing.values.ts';

export type Counted = {
  byStatusAndSource: { status: LeadStatus; source: LeadSource; count: number }[];
  /** Days as `2026-03-01`. */
  byDay: { day: string; count: number }[];
};

const DAY_MS = 86_400_000;
/** Longer spans are counted by months: more columns than this nobody compares. */
const MOST_WEEKS = 20;

const sum = (rows: readonly { count: number }[]): number =>
  rows.reduce((total, { count }) => total + count, 0);

/** In the order of the statuses, those without leads included. */
export const funnelOf = ({ byStatusAndSource }: Counted) =>
  LEAD_STATUSES.map((status) => ({
    status,
    count: sum(byStatusAndSource.filter((row) => row.status === status)),
  }));

/** The source that brought most first; sources without leads are left out. */
export const sourcesOf = ({ byStatusAndSource }: Counted) =>
  LEAD_SOURCES.map((source) => {
    const own = byStatusAndSource.filter((row) => row.source === source);
    return { source, count: sum(own), won: sum(own.filter(({ status }) => status === 'won')) };
  })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** Weeks begin on Monday, wherever their leads fall. */
const weekOf = (day: string): string => {
  const time = Date.parse(day);
  return isoDay(time - ((new Date(time).getUTCDay() + 6) % 7) * DAY_MS);
};
const monthOf = (day: string): string => day.slice(0, 7);

function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** Oldest first, periods without leads included, up to the last day of the span. */
export function overTimeOf({ byDay }: Counted, lastDay: string) {
  const days = byDay.filter(({ day }) => day <= lastDay).sort((a, b) => a.day.localeCompare(b.day));
  const first = days[0]?.day;
  if (first === undefined) return { unit: 'week' as const, overTime: [] };
  const isShort = Date.parse(lastDay) - Date.parse(first) <= MOST_WEEKS * 7 * DAY_MS;
  const periodOf = isShort ? weekOf : monthOf;
  const counts = new Map<string, number>();
  for (const { day, count } of days) counts.set(periodOf(day), (counts.get(periodOf(day)) ?? 0) + count);
  const overTime: { period: string; count: number }[] = [];
  const last = periodOf(lastDay);
  for (
    let period = periodOf(first);
    period <= last;
    period = isShort ? isoDay(Date.parse(period) + 7 * DAY_MS) : nextMonth(period)
  )
    overTime.push({ period, count: counts.get(period) ?? 0 });
  return { unit: isShort ? ('week' as const) : ('month' as const), overTime };
}
