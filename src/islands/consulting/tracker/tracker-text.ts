import type { ActionStatus } from '#features/consulting/tracker/tracker.values.ts';
import type { BadgeTone } from '#islands/ui/badge-styles.ts';
import { formatDay } from '#shared/dates/moment-text.ts';
import type { TrackedAction, TrackerSummary } from '#features/consulting/tracker/tracker.schema.ts';
import type { Translate } from '#i18n/keys.ts';
import { moneyText } from '#shared/numbers/money-text.ts';
import { numberFormat } from '#shared/numbers/number-format.ts';
import { moneyRangeText, rangeText } from '#shared/numbers/range-text.ts';

/** Id of the heading above the actions beside a report, to which addresses lead. */
export const TRACKER_ID = 'tracker-title';

export const ACTION_TONES: Record<ActionStatus, BadgeTone> = {
  todo: 'neutral',
  doing: 'info',
  done: 'success',
  dropped: 'neutral',
};

/** Translation and tag of a language: the reader's, or on a shared page the report's. */
export type TrackerWords = { t: Translate; tag: string };
type Summary = Omit<TrackerSummary, 'costCents'> & { costCents?: number };

/** Formats a calendar day as "21 nov 2026". */
export const dayText = (day: string, tag: string): string => formatDay(`${day}T00:00:00.000Z`, tag, 'UTC');

export const valueText = (value: number, tag: string): string =>
  numberFormat(tag, { maximumFractionDigits: 6 }).format(value);

type Saving = Pick<TrackedAction, 'savedHoursPerYear' | 'savingPerYear' | 'currency'>;

/** "212–260 h a year", in money where no hours become free; empty where nothing is quantified. */
export function savedText(
  { savedHoursPerYear, savingPerYear, currency }: Saving,
  { t, tag }: TrackerWords,
): string {
  if (savedHoursPerYear) return t('consulting:tracker.hours', { hours: rangeText(savedHoursPerYear, tag) });
  return savingPerYear
    ? t('consulting:tracker.saving', { amount: moneyRangeText(savingPerYear, currency, tag) })
    : '';
}

/** "3 of 12 done · 212–260 h a year saved · 1 overdue · 4,200 € spent"; without the cost where it is not given. */
export function headline(
  { actions, done, overdue, savedHoursPerYear, costCents = 0, currency }: Summary,
  { t, tag }: TrackerWords,
): string {
  if (actions === 0) return t('consulting:tracker.allDropped');
  return [
    t('consulting:tracker.done', { done, total: actions }),
    savedHoursPerYear && t('consulting:tracker.saved', { hours: rangeText(savedHoursPerYear, tag) }),
    overdue > 0 && t('consulting:tracker.overdue', { count: overdue }),
    costCents > 0 && t('consulting:tracker.spent', { amount: moneyText(costCents, currency, tag) }),
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ');
}

/** Says in words what the chart of an action's readings shows. */
export function chartText(
  { kpi, readings }: Pick<TrackedAction, 'kpi' | 'readings'>,
  { t, tag }: TrackerWords,
): string {
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last) return kpi;
  const said = (reading: typeof first) => valueText(reading.value, tag);
  if (readings.length === 1)
    return t('consulting:tracker.chartOne', { kpi, value: said(first), day: dayText(first.day, tag) });
  return t('consulting:tracker.chart', {
    kpi,
    first: said(first),
    firstDay: dayText(first.day, tag),
    last: said(last),
    lastDay: dayText(last.day, tag),
    total: readings.length,
  });
}
