import type { Action, FigureTotals, ProblemFigures, Range } from './figures.schema.ts';
import { paybackOf } from './payback.rules.ts';
import { sumKnown, toTenth } from './range.rules.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Sums of the whole plan: its cost includes what is not quantified, so that its payback promises nothing. */
export function totalsOf(problems: readonly ProblemFigures[], actions: readonly Action[]): FigureTotals {
  const hours = sumKnown(problems.map(({ hoursPerYear }) => hoursPerYear));
  const low = sumKnown(actions.map(({ savingLowCents }) => savingLowCents));
  const high = sumKnown(actions.map(({ savingHighCents }) => savingHighCents));
  const saving: Range | null = low === null || high === null ? null : { low, high };
  const setup: Range = {
    low: sum(actions.map(({ costLowCents }) => costLowCents)),
    high: sum(actions.map(({ costHighCents }) => costHighCents)),
  };
  const running: Range = {
    low: sum(actions.map(({ runningLowCents }) => runningLowCents)),
    high: sum(actions.map(({ runningHighCents }) => runningHighCents)),
  };
  const { isJustifiedByHours: _, ...payback } = paybackOf({ saving, setup, running });
  return {
    hoursPerYear: hours === null ? null : toTenth(hours),
    costPerYearCents: sumKnown(problems.map(({ costPerYearCents }) => costPerYearCents)),
    savingLowCents: low,
    savingHighCents: high,
    costLowCents: setup.low,
    costHighCents: setup.high,
    runningLowCents: running.low,
    runningHighCents: running.high,
    ...payback,
    quantifiedProblems: problems.filter(({ costPerYearCents }) => costPerYearCents !== null).length,
    problems: problems.length,
  };
}
