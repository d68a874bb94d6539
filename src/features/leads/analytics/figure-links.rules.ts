import { groupText } from '#features/leads/groups/group-text.rules.ts';
import type { LeadSource } from '#shared/lead-sources.ts';
import { lastDayOfMonth } from './analytics.rules.ts';
import type { Activity, ForecastMonth, Period } from './analytics.schema.ts';
import { addDays } from '#shared/dates/days.ts';

/** The lists take these parameters under the same names (see their schemas) and count by the same rules. */
const list = (area: string, query: Record<string, string>): string =>
  `/leadmanager/${area}?${new URLSearchParams(query)}`;

export const leadsHref = ({ from, to }: Period, source?: LeadSource): string =>
  list('contacts', { createdFrom: from, createdTo: to, ...(source && { source }), sort: '-createdAt' });

export const reachedHref = ({ from, to }: Period, pipelineId: number, stage?: string): string =>
  list('opportunities', {
    pipelineId: String(pipelineId),
    createdFrom: from,
    createdTo: to,
    ...(stage !== undefined && { reached: stage }),
  });

export const staysHref = ({ from, to }: Period, pipelineId: number, stage: string): string =>
  list('opportunities', { pipelineId: String(pipelineId), left: stage, leftFrom: from, leftTo: to });

type Ended = {
  period: Period;
  pipelineId?: number | undefined;
  kind?: 'won' | 'lost';
  reason?: string | null;
};

/** Opportunities that ended in the period; without `kind` won and lost ones; `reason` null: without one. */
export const endedHref = ({ period: { from, to }, pipelineId, kind, reason }: Ended): string =>
  list('opportunities', {
    ...(pipelineId !== undefined && { pipelineId: String(pipelineId) }),
    ...(kind && { kind }),
    closedFrom: from,
    closedTo: to,
    ...(reason !== undefined && { lostReason: groupText(reason) }),
  });

export const openHref = (pipelineId?: number): string =>
  list('opportunities', {
    ...(pipelineId !== undefined && { pipelineId: String(pipelineId) }),
    kind: 'open',
  });

/** All that somebody wrote or spoke in the period. */
export const communicationsHref = ({ from, to }: Period): string => list('communications', { from, to });

/** The filter of each list by whose a row is. */
const OWNERS: Readonly<Record<string, string>> = { tasks: 'assignee', communications: 'author' };

/** The same list with one owner's rows alone, as the figures are narrowed. */
export function hrefOfOwner(href: string, owner: string | undefined): string {
  if (owner === undefined) return href;
  const [path = '', query = ''] = href.split('?');
  const given = new URLSearchParams(query);
  given.set(OWNERS[path.split('/').at(-1) ?? ''] ?? 'owner', owner);
  return `${path}?${given}`;
}

/** `today` separates past days from future ones, as in the forecast; `pipelineId` where it is of one pipeline alone. */
export function forecastHref({ month, isPast }: ForecastMonth, today: string, pipelineId?: number): string {
  const open = {
    ...(pipelineId !== undefined && { pipelineId: String(pipelineId) }),
    ...{ kind: 'open', sort: 'expectedClose' },
  };
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
