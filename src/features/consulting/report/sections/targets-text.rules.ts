import type { Action } from '#features/consulting/report/figures/figures.types.ts';
import type { Writing } from './section.types.ts';

/** What an action's figures are today and should become: "8 → 4.8–5.8 h a week"; undefined without any. */
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
