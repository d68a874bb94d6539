import type { AppliedIntervention, FormulaUse } from './figures.types.ts';
import type { Range } from './figures.schema.ts';
import { MONTHS_PER_YEAR, type ProblemWork } from './problem-figures.rules.ts';
import { toTenth } from './range.rules.ts';

/** Below one a tenth says too little: half an hour a week could seem to stay as it is. */
const rounded = (value: number, total: number): number =>
  total < 1 ? toTenth(value * 10) / 10 : toTenth(value);

type Target = Pick<FormulaUse, 'values' | 'result'> & { key: 'targetHours' | 'targetIncidents' };
type Share = AppliedIntervention['savedShare'];

/** Returns the rest of the amounts after the share that each department can save; the mean is by amount. */
function remaining(
  amounts: readonly { amount: number; adoption: number | null }[],
  share: Share,
): { total: number; share: Range; adoption: number; left: Range } | undefined {
  const total = amounts.reduce((sum, { amount }) => sum + amount, 0);
  if (share === null || total === 0 || amounts.some(({ adoption }) => adoption === null)) return undefined;
  const adoption = amounts.reduce((sum, row) => sum + row.amount * (row.adoption ?? 0), 0) / total;
  const [low, high] = share;
  const left = (saved: number) => rounded(total * (1 - saved * adoption), total);
  return {
    total: rounded(total, total),
    share: { low, high },
    adoption,
    left: { low: left(high), high: left(low) },
  };
}

/** Weekly hours and monthly incidents, yearly ones where they are rare, of an action's problems, with what the catalogue lets one expect of them. */
export function targetsOf(
  works: readonly ProblemWork[],
  { savedShare, avoidedShare }: Pick<AppliedIntervention, 'savedShare' | 'avoidedShare'>,
  monthsPerYear = MONTHS_PER_YEAR,
): Target[] {
  const hours = remaining(
    works.flatMap(({ row: { hoursPerWeek, people }, adoption }) =>
      hoursPerWeek == null || people == null ? [] : [{ amount: hoursPerWeek * people, adoption }],
    ),
    savedShare,
  );
  const cases = works.flatMap(({ row: { incidentsPerMonth }, adoption }) =>
    incidentsPerMonth == null ? [] : [{ amount: incidentsPerMonth, adoption }],
  );
  // Half a case a month is nothing that anybody counts: six a year are.
  const isRare = cases.reduce((sum, { amount }) => sum + amount, 0) < 1;
  const incidents = remaining(
    isRare ? cases.map((row) => ({ ...row, amount: monthsPerYear * row.amount })) : cases,
    avoidedShare,
  );
  return [
    ...(hours === undefined
      ? []
      : [
          {
            key: 'targetHours' as const,
            values: { weekHours: hours.total, savedShare: hours.share, adoption: hours.adoption },
            result: hours.left,
          },
        ]),
    ...(incidents === undefined
      ? []
      : [
          {
            key: 'targetIncidents' as const,
            values: {
              [isRare ? 'incidentsPerYear' : 'incidentsPerMonth']: incidents.total,
              avoidedShare: incidents.share,
              adoption: incidents.adoption,
            },
            result: incidents.left,
          },
        ]),
  ];
}
