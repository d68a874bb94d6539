import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import { addDays } from '#shared/dates/days.ts';
import type { Writing } from '#features/consulting/report/sections/section.types.ts';

/** Weeks after roll-out in which a target is read: the new way is then no longer new, and a year's cases have come. */
const MONTHLY_WEEKS = 13;
const YEARLY_WEEKS = 52;

/** An action's figures today and as they should become: "8 → 4.8–5.8 h a week"; undefined without any. */
export function targetText({ words, formulasOf, casesOf }: Writing, action: Action): string | undefined {
  const uses = formulasOf(action).filter(
    ({ key, actionId }) => actionId === action.id && (key === 'targetHours' || key === 'targetIncidents'),
  );
  if (uses.length === 0) return undefined;
  const told = uses.map(({ key, values, result }) => {
    const isRare = values['incidentsPerYear'] !== undefined;
    const today =
      values[key === 'targetHours' ? 'weekHours' : isRare ? 'incidentsPerYear' : 'incidentsPerMonth'];
    return words.say(`kpi.${key}${isRare ? 'AYear' : ''}`, {
      from: words.number(typeof today === 'number' ? today : 0),
      to: words.range(result),
      ...(key === 'targetIncidents' && { cases: casesOf(action.rowIds, 2) }),
    });
  });
  return told.join('; ');
}

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
  const { words, figuresOf } = writing;
  const owed = action.rowIds.reduce((sum, id) => sum + (figuresOf(id)?.tiedUpCents ?? 0), 0);
  const money = owed === 0 ? [] : [words.say('kpi.tiedUp', { amount: words.money(owed) })];
  const targets = [...money, targetText(writing, action) ?? []].flat();
  const target = targets.length === 0 ? undefined : targets.join('; ');
  return target === undefined ? words.say('kpi.measure') : words.say('kpi.besides', { target });
}
