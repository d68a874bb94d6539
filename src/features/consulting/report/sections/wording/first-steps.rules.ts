import type { CompanySize } from '#features/consulting/companies/company.values.ts';
import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import { addDays, weekStart } from '#shared/dates/days.ts';
import { dated } from './beginnings.rules.ts';
import type { Writing } from '#features/consulting/report/sections/section.types.ts';

const HIGH_PRIORITY = 4;
/** First steps that a company takes in a week: as many as it carries out actions at a time. */
const IN_A_WEEK: Record<CompanySize, number> = { small: 1, medium: 2, large: 3 };
const DAYS = 7;

export type FirstStep = { week: number; day: string | null };

/**
 * The week in which the first step is taken, which costs nothing but time, where it comes before the roll-out: of actions
 * of the first wave for problems of priority 4 or 5 that wait for no action but one that begins at once, one after the other in the order of
 * the plan. Undefined for all others.
 */
export function firstSteps(writing: Writing): ReadonlyMap<string, FirstStep> {
  const { figures, problems, snapshot } = writing;
  const high = new Set(problems.filter(({ priority }) => priority >= HIGH_PRIORITY).map(({ id }) => id));
  const first = figures.actions.filter(({ wave }) => wave === 1);
  const lead = figures.start?.lead ?? 0;
  const start = lead > 0 ? lead + 1 : Math.min(...first.map(({ fromWeek }) => fromWeek));
  const steps = new Map<string, FirstStep>();
  // An action that begins at once keeps nobody waiting.
  const atOnce = new Set(
    first.filter((action) => writing.beginningOf(action) !== undefined).map(({ id }) => id),
  );
  const asked = dated(writing, first).filter(
    ({ needs, rowIds }) => needs.every((id) => atOnce.has(id)) && rowIds.some((id) => high.has(id)),
  );
  for (const [index, action] of asked.entries()) {
    const later = Math.floor(index / IN_A_WEEK[snapshot.company.size]);
    const week = start + later;
    if (week >= action.fromWeek) continue;
    steps.set(action.id, { week, day: dayOf(action, week) });
  }
  return steps;
}

const dayOf = ({ from, fromWeek }: Action, week: number): string | null =>
  from === null ? null : addDays(weekStart(from), (week - fromWeek) * DAYS);
