import type { AppliedIntervention, FormulaUse } from './figures.types.ts';
import type { Range } from './figures.schema.ts';
import { isSeasonal, workingMonths, type ProblemWork } from './problem-figures.rules.ts';
import type { Planned } from './schedule.rules.ts';
import { targetsOf } from './targets.rules.ts';
import { YEARS, type Verdict } from './verdict.rules.ts';

type Use = Omit<FormulaUse, 'id'>;
/** Stated by the company once for all its problems. */
type Inputs = { hourlyCostCents: number | null; budgetCents: number | null; weeksPerYear: number };
const exactly = (value: number): Range => ({ low: value, high: value });

/** An amount that stands is no result of a formula; its note says where it is from. */
const ofTiedUp = ({ row, figures: { tiedUpCents } }: ProblemWork): Use[] =>
  tiedUpCents === undefined
    ? []
    : [
        {
          key: 'tiedUp',
          values: { tiedUpCents },
          result: exactly(tiedUpCents),
          rowIds: [row.id],
          actionId: null,
        },
      ];

/** `cost` holds the hours too; `hours` stands alone where the hours are known and the cost of one is not. */
function ofProblem({ row, figures }: ProblemWork, { hourlyCostCents, weeksPerYear }: Inputs): Use[] {
  const { hoursPerYear, costPerYearCents } = figures;
  const values: Use['values'] = {};
  if (hoursPerYear !== null && row.hoursPerWeek != null && row.people != null)
    Object.assign(values, {
      hoursPerWeek: row.hoursPerWeek,
      people: row.people,
      weeksPerYear,
      hoursPerYear,
      ...(hourlyCostCents === null ? {} : { hourlyCostCents }),
    });
  if (row.incidentsPerMonth != null && row.incidentCostCents != null)
    Object.assign(values, {
      incidentsPerMonth: row.incidentsPerMonth,
      incidentCostCents: row.incidentCostCents,
      ...(isSeasonal(weeksPerYear) && { seasonWeeks: weeksPerYear }),
    });
  const rests = { values, rowIds: [row.id], actionId: null };
  if (costPerYearCents !== null && (hoursPerYear === null || hourlyCostCents !== null))
    return [{ key: 'cost', result: exactly(costPerYearCents), ...rests }];
  const { incidentsPerMonth, incidentCostCents, seasonWeeks, ...ofHours } = values;
  const incidents = incidentsPerMonth !== undefined && incidentCostCents !== undefined;
  const uses: Use[] = [];
  if (hoursPerYear !== null)
    uses.push({ key: 'hours', result: exactly(hoursPerYear), ...rests, values: ofHours });
  if (costPerYearCents !== null && incidents)
    uses.push({
      key: 'cost',
      result: exactly(costPerYearCents),
      ...rests,
      values: { incidentsPerMonth, incidentCostCents, ...(seasonWeeks !== undefined && { seasonWeeks }) },
    });
  return uses;
}

const rangeOf = ([low, high]: readonly [number, number]): Range => ({ low, high });

/** Costs that the action reduces, each with its share. */
const savingInputs = (
  { savedShare, avoidedShare }: AppliedIntervention,
  { hoursCents, incidentsCents }: NonNullable<Planned['basis']>,
): Use['values'] => ({
  ...(savedShare && hoursCents > 0 && { hoursCents, savedShare: rangeOf(savedShare) }),
  ...(avoidedShare && incidentsCents > 0 && { incidentsCents, avoidedShare: rangeOf(avoidedShare) }),
});

function ofSaving(action: Planned, actionId: string): Use[] {
  const { intervention, basis, savingLowCents, savingHighCents, rowIds } = action;
  if (!basis || savingLowCents === null || savingHighCents === null) return [];
  const saving = { low: savingLowCents, high: savingHighCents };
  const setup = { low: action.costLowCents, high: action.costHighCents };
  const running = { low: action.runningLowCents, high: action.runningHighCents };
  const rests = { rowIds, actionId };
  const money = { setupCents: setup, savingCents: saving, runningCents: running };
  const uses: Use[] = [
    {
      key: 'saving',
      values: { ...savingInputs(intervention, basis), adoption: basis.adoption },
      result: saving,
      ...rests,
    },
  ];
  const { paybackMonthsLow, paybackMonthsHigh, threeYearNetLowCents, threeYearNetHighCents } = action;
  // An open end is no range: words say that the low saving does not pay for what it costs to run.
  if (paybackMonthsLow !== null && paybackMonthsHigh !== null)
    uses.push({
      key: 'payback',
      values: money,
      result: { low: paybackMonthsLow, high: paybackMonthsHigh },
      ...rests,
    });
  if (threeYearNetLowCents !== null && threeYearNetHighCents !== null)
    uses.push({
      key: 'threeYearNet',
      values: { years: YEARS, ...money },
      result: { low: threeYearNetLowCents, high: threeYearNetHighCents },
      ...rests,
    });
  return uses;
}

const ofAction = (
  action: Planned,
  actionId: string,
  works: ReadonlyMap<number, ProblemWork>,
  months: number,
): Use[] => [
  ...ofSaving(action, actionId),
  ...targetsOf(
    action.rowIds.flatMap((id) => works.get(id) ?? []),
    action.intervention,
    months,
  ).map((target) => ({ ...target, rowIds: action.rowIds, actionId })),
];
/** The most that three years may cost, on which a verdict at a price rests. */
function ofVerdict(
  { rowIds, savingLowCents, bankLowCents }: Planned,
  actionId: string,
  verdict: Verdict,
): Use[] {
  const rests = { rowIds, actionId };
  if (verdict.kind === 'atPrice' && savingLowCents !== null)
    return [
      {
        key: 'ceiling',
        values: {
          years: YEARS,
          savingCents: savingLowCents,
          threeYearCents: verdict.threeYears,
          cashShare: savingLowCents > 0 ? (bankLowCents ?? 0) / savingLowCents : 0,
        },
        result: exactly(verdict.capCents),
        ...rests,
      },
    ];
  return [];
}

/** Budget left after the set-up cost of the first wave. */
function ofBudget(planned: readonly Planned[], budgetCents: number | null): Use[] {
  if (budgetCents === null) return [];
  const first = planned.filter(({ wave }) => wave === 1);
  const setup = {
    low: first.reduce((sum, { costLowCents }) => sum + costLowCents, 0),
    high: first.reduce((sum, { costHighCents }) => sum + costHighCents, 0),
  };
  return [
    {
      key: 'budget',
      values: { budgetCents, setupCents: setup },
      result: { low: budgetCents - setup.high, high: budgetCents - setup.low },
      rowIds: [],
      actionId: null,
    },
  ];
}

/** Lists the formulas as the document uses them: the problems' costs, then action by action, then the budget. */
export function formulasOf(
  works: readonly ProblemWork[],
  planned: readonly Planned[],
  actionIds: readonly string[],
  verdicts: ReadonlyMap<string, Verdict>,
  inputs: Inputs,
): FormulaUse[] {
  const byRow = new Map(works.map((work) => [work.row.id, work]));
  return [
    ...works.flatMap((work) => [...ofProblem(work, inputs), ...ofTiedUp(work)]),
    ...planned.flatMap((action, index) => {
      const id = actionIds[index] ?? '';
      const verdict = verdicts.get(id);
      return [
        ...ofAction(action, id, byRow, workingMonths(inputs.weeksPerYear)),
        ...(verdict ? ofVerdict(action, id, verdict) : []),
      ];
    }),
    ...ofBudget(planned, inputs.budgetCents),
  ].map((use, index) => ({ id: `F${index + 1}`, ...use }));
}
