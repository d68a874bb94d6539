import type { LeadSource } from '#features/marketing/marketing.values.ts';
import { lastDayOfMonth } from './analytics.rules.ts';
import type { Activity, ForecastMonth, Period } from './analytics.schema.ts';
import { addDays } from '#shared/days.ts';

/** The lists take these by the same names (their schemas), and count by the same rules. */
const list = (area: string, query: Record<string, string>): string =>
  `/leadmanager/${area}?${new URLSearchParams(query)}`;

export const leadsHref = ({ from, to }: Period, source?: LeadSource): string =>
  list('contacts', { createdFrom: from, createdTo: to, ...(source && { source }), sort: '-createdAt' });

/** Of one pipeline, whose stages the figures are about. */
export const reachedHref = ({ from, to }: Period, pipelineId: number, stage?: string): string =>
  list('opportunities', {
    pipelineId: String(pipelineId),
    createdFrom: from,
    createdTo: to,
    ...(stage !== undefined && { reached: stage }),
  });

export const staysHref = ({ from, to }: Period, pipelineId: number, stage: string): string =>
  list('opportunities', { pipelineId: String(pipelineId), left: stage, leftFrom: from, leftTo: to });

/** `today` parts the days that have passed from those to come, as the forecast does. */
export function forecastHref({ month, isPast }: ForecastMonth, today: string): string {
  const open = { kind: 'open', sort: 'expectedClose' };
  if (isPast) return list('opportunities', { ...open, closeTo: addDays(today, -1) });
  if (month === null) return list('opportunities', { ...open, hasClose: 'no' });
  const first = `${month}-01`;
  return list('opportunities', {
    ...open,
    closeFrom: first < today ? today : first,
    closeTo: lastDayOfMonth(month),
  });
}

export const activityHref = ({ from, to }: Period, type: Activity): string =>
  type === 'task'
    ? list('tasks', { state: 'done', doneFrom: from, doneTo: to })
    : list('communications', { type, from, to });
