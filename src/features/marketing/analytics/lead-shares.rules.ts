import { FUNNEL_STEPS, type FunnelStep, type LeadStatus } from '#features/marketing/marketing.values.ts';

export type StatusCount = { status: LeadStatus; count: number };

const countOf = (byStatus: readonly StatusCount[], statuses: readonly LeadStatus[]): number =>
  byStatus.reduce((sum, { status, count }) => sum + (statuses.includes(status) ? count : 0), 0);

export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Statuses in which a lead has come as far as a step. A lost lead is in the first alone: it does not say how far it came. */
export const statusesFrom = (step: FunnelStep): LeadStatus[] =>
  step === 'new' ? [...FUNNEL_STEPS, 'lost'] : FUNNEL_STEPS.slice(FUNNEL_STEPS.indexOf(step));

/** Counts the leads that stand at a step or further: a won lead has passed all of them. Each step is a part of the one before. */
export const funnelOf = (byStatus: readonly StatusCount[]): { status: FunnelStep; count: number }[] =>
  FUNNEL_STEPS.map((status) => ({ status, count: countOf(byStatus, statusesFrom(status)) }));

/** The two shares of won leads, for every place that says one: of all leads, and of those that are won or lost. */
export function wonShares(byStatus: readonly StatusCount[]): {
  won: number;
  closed: number;
  ofAll: number;
  ofClosed: number;
} {
  const won = countOf(byStatus, ['won']);
  const closed = countOf(byStatus, ['won', 'lost']);
  return {
    won,
    closed,
    ofAll: shareOf(won, countOf(byStatus, statusesFrom('new'))),
    ofClosed: shareOf(won, closed),
  };
}
