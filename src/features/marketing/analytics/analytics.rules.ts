import { LEAD_STATUSES, type LeadStatus } from '#features/marketing/marketing.values.ts';
import { LEAD_SOURCES, type LeadSource } from '#shared/lead-sources.ts';
import { byCode } from '#shared/texts/order.ts';

export type Counted = {
  byKind: { status: LeadStatus; source: LeadSource; campaignId: number | null; count: number }[];
  /** Days as `2026-03-01`. */
  byDay: { day: string; count: number }[];
};

const DAY_MS = 86_400_000;
/** Longer spans are counted by month, because a chart with more columns is hard to read. */
const MOST_WEEKS = 20;

const sum = (rows: readonly { count: number }[]): number =>
  rows.reduce((total, { count }) => total + count, 0);

export const statusesOf = ({ byKind }: Pick<Counted, 'byKind'>) =>
  LEAD_STATUSES.map((status) => ({
    status,
    count: sum(byKind.filter((row) => row.status === status)),
  }));

const totalsOf = (own: Counted['byKind']) => ({
  count: sum(own),
  won: sum(own.filter(({ status }) => status === 'won')),
});

/** Returns sources by number of leads, descending, without empty ones. */
export const sourcesOf = ({ byKind }: Pick<Counted, 'byKind'>) =>
  LEAD_SOURCES.map((source) => ({ source, ...totalsOf(byKind.filter((row) => row.source === source)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);

/** Returns campaigns by number of leads, descending; null stands for leads without one. */
export const campaignsOf = ({ byKind }: Pick<Counted, 'byKind'>) =>
  [...Map.groupBy(byKind, ({ campaignId }) => campaignId)]
    .map(([id, own]) => ({ id, ...totalsOf(own) }))
    .sort((a, b) => b.count - a.count);

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const weekOf = (day: string): string => {
  const time = Date.parse(day);
  return isoDay(time - ((new Date(time).getUTCDay() + 6) % 7) * DAY_MS);
};
const monthOf = (day: string): string => day.slice(0, 7);

function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** Returns periods oldest first, empty ones included, up to the last day of the span. */
export function overTimeOf({ byDay }: Pick<Counted, 'byDay'>, lastDay: string) {
  const days = byDay.filter(({ day }) => day <= lastDay).sort((a, b) => byCode(a.day, b.day));
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
