import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import type { FormulaUse } from '#features/consulting/report/plan/figures.types.ts';
import { toldIn } from '#features/consulting/profile/reading/quantities/told-figures.rules.ts';
import { addDays } from '#shared/dates/days.ts';
import { countsFor } from './counted-things.rules.ts';
import { figuresSourceOf } from './sources.rules.ts';
import { roughly } from '#features/consulting/report/plan/range.rules.ts';
import type { Writing } from '#features/consulting/report/sections/section.types.ts';

/** Weeks after roll-out in which a target is read: the new way is then no longer new, and a year's cases have come. */
const MONTHLY_WEEKS = 13;
const YEARLY_WEEKS = 52;

/** Of today's figure so much may be left at worst for it to be a target: a smaller change cannot be told from chance. */
const MOST_LEFT = 0.95;

/** Hours a week, or cases a month or a year, as they are today. */
function todayOf({ values }: Pick<FormulaUse, 'values'>): number {
  const today = values['weekHours'] ?? values['incidentsPerYear'] ?? values['incidentsPerMonth'];
  return typeof today === 'number' ? today : 0;
}

/** An action's figures today and as they should become: "8 → 4.8–5.8 h a week"; undefined without any. */
export function targetText(writing: Writing, action: Action): string | undefined {
  const { words, formulasOf, casesOf } = writing;
  const uses = formulasOf(action).filter(
    (use) =>
      use.actionId === action.id &&
      (use.key === 'targetHours' || use.key === 'targetIncidents') &&
      use.result.high <= MOST_LEFT * todayOf(use),
  );
  if (uses.length === 0) return undefined;
  const told = uses.map(({ key, values, result }) => {
    const isRare = values['incidentsPerYear'] !== undefined;
    return words.say(`kpi.${key}${isRare ? 'AYear' : ''}`, {
      from: words.number(todayOf({ values })),
      // An example share is not known to a tenth.
      to: words.range(writing.isExample(action) ? roughly(result) : result),
      ...(key === 'targetIncidents' && { cases: casesOf(action.rowIds, 2) }),
    });
  });
  const target = told.join('; ');
  return isToldOrMeasured(writing, action) ? target : words.say('kpi.estimated', { target });
}

/** Whether some source of today's figures is more than an estimate. */
const isToldOrMeasured = (writing: Writing, { rowIds }: Action): boolean =>
  rowIds.some((id) => {
    const source = figuresSourceOf(writing, id);
    return source !== undefined && source !== 'estimated';
  });

/** The same, with the time to read it: three months after roll-out, or a year where its cases are counted by the year. */
export function datedTarget(writing: Writing, action: Action): string | undefined {
  const { words, formulasOf } = writing;
  const target = targetText(writing, action);
  if (target === undefined) return undefined;
  const isYearly = formulasOf(action).some(
    ({ actionId, values }) => actionId === action.id && values['incidentsPerYear'] !== undefined,
  );
  const weeks = isYearly ? YEARLY_WEEKS : MONTHLY_WEEKS;
  return words.say(isYearly ? 'action.targetInAYear' : 'action.targetBy', {
    target,
    when:
      action.to === null
        ? words.say('action.week', { from: action.toWeek + weeks })
        : words.day(addDays(action.to, weeks * 7)),
  });
}

/** Today's figures and their targets, where the profile has some; the key figure itself is measured first. */
export function baseline(writing: Writing, action: Action): string {
  const { words, figuresOf, problemOf, interventionWords } = writing;
  const indicator = interventionWords[action.interventionId]?.kpi ?? '';
  const owed = action.rowIds.reduce((sum, id) => sum + (figuresOf(id)?.tiedUpCents ?? 0), 0);
  const money = owed === 0 ? [] : [words.say('kpi.tiedUp', { amount: words.money(owed) })];
  const targets = [...money, targetText(writing, action) ?? []].flat();
  const target = targets.length === 0 ? undefined : targets.join('; ');
  if (target !== undefined) return words.say('kpi.besides', { target });
  const told = action.rowIds.flatMap((id) => {
    const text = problemOf(id)?.description ?? '';
    const { figures, isContradictory } = toldIn(text);
    return isContradictory ? [] : figures.filter((figure) => countsFor(indicator, text, figure));
  });
  return told.length === 0
    ? words.say('kpi.measure')
    : words.say('kpi.told', { figures: told.map((figure) => words.label(figure)).join(' · ') });
}
