import { isDataDepartment, speaksOfHistory } from '#features/consulting/report/text/keywords.rules.ts';
import type { Process } from '#features/consulting/profile/reading/reading.values.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import type { Action } from './figures.schema.ts';
import type { AppliedIntervention } from './figures.types.ts';
import { isLowLevel } from './levels.rules.ts';
import { verdictOf, type Verdict } from './verdict.rules.ts';

export const DO_NOT_REASONS = [
  'predictionWithoutData',
  'predictionWithoutHistory',
  'aiWithoutRules',
  'toolWithoutProcedure',
  'severalSystemsAtOnce',
  'notPaidByHours',
] as const;
export type DoNotReason = (typeof DO_NOT_REASONS)[number];
/** `rowIds` are problems, but departments for `predictionWithoutData`. */
export type DoNot = { code: DoNotReason; rowIds: number[]; actionIds: string[] };

/** Effort from which a system is a big one. */
const BIG_EFFORT = 3;
/** Symptoms of work that is not written down: nobody does it, or nobody knows how. */
const WITHOUT_PROCEDURE = ['none', 'unknown'];
/** Symptoms of AI tools that are in use and ruled by nothing. */
const WITHOUT_RULES = ['none', 'unknown', 'risk', 'lost', 'errors', 'other'];

/** Verdicts on which the decisions say yes. */
const APPROVED: readonly Verdict['kind'][] = ['pays', 'cheap'];

/** Processes in which the predictive module foresees something; elsewhere it is a list or a threshold. */
const FORESEEN: readonly Process[] = ['forecasting', 'maintenance', 'quality'];
const isPrediction = ({ module, match }: AppliedIntervention): boolean =>
  module === 'predictive' && FORESEEN.includes(match.process);
/** Reasons that leave an action without what it works with: the decisions do not approve it. */
const WITHOUT_BASIS: readonly DoNotReason[] = ['predictionWithoutData', 'predictionWithoutHistory'];

type Problem = ReportSnapshot['problems'][number];
type Known = {
  snapshot: ReportSnapshot;
  /** Departments that keep the data, where all of them work at level 1 or 2. */
  lowKeepers: ReportSnapshot['departments'];
  actions: { action: Action; intervention: AppliedIntervention; problems: Problem[] }[];
};
type Rule = (known: Known) => Omit<DoNot, 'code'> | null;

const idsOf = (actions: Known['actions']) => actions.map(({ action }) => action.id);
const rowsOf = (actions: Known['actions']) => actions.flatMap(({ action }) => action.rowIds);
/** Nothing where no action is meant. */
const about = (actions: Known['actions']): Omit<DoNot, 'code'> | null =>
  actions.length === 0 ? null : { rowIds: rowsOf(actions), actionIds: idsOf(actions) };

function lowKeepersOf({ departments }: ReportSnapshot): ReportSnapshot['departments'] {
  const keepers = departments.filter(isDataDepartment);
  return keepers.every(({ digitalizationLevel }) => isLowLevel(digitalizationLevel)) ? keepers : [];
}

/** Warns of the predictive actions where the reason holds. */
function forecasting(
  actions: Known['actions'],
  rows: Pick<DoNot, 'rowIds'>,
  holds: boolean,
): Omit<DoNot, 'code'> | null {
  const predictive = actions.filter(({ intervention }) => isPrediction(intervention));
  return holds && predictive.length > 0 ? { ...rows, actionIds: idsOf(predictive) } : null;
}

const RULES: Record<DoNotReason, Rule> = {
  /** Forecasting while those who keep the data work at level 1 or 2. */
  predictionWithoutData: ({ lowKeepers, actions }) =>
    forecasting(actions, { rowIds: lowKeepers.map(({ id }) => id) }, lowKeepers.length > 0),
  /** Forecasting while no strength speaks of data; of two reasons the level is the one to name. */
  predictionWithoutHistory: ({ snapshot, lowKeepers, actions }) =>
    forecasting(
      actions,
      { rowIds: [] },
      lowKeepers.length === 0 && !snapshot.strengths.some(speaksOfHistory),
    ),
  aiWithoutRules({ actions, snapshot }) {
    const rowIds = snapshot.problems
      .filter(({ reading }) => reading?.process === 'ai_use' && WITHOUT_RULES.includes(reading.symptom))
      .map(({ id }) => id);
    if (rowIds.length === 0) return null;
    const rows = new Set(rowIds);
    return {
      rowIds,
      actionIds: idsOf(actions.filter(({ action }) => action.rowIds.some((id) => rows.has(id)))),
    };
  },
  /** Software for work that nobody has written down and nobody answers for, unless the decisions approve it. */
  toolWithoutProcedure({ actions, snapshot: { company } }) {
    const found = actions.flatMap(({ action, intervention, problems }) => {
      if (intervention.module === null || APPROVED.includes(verdictOf(action, [], company.size).kind))
        return [];
      const rowIds = problems
        .filter(
          ({ reading, ownerContactId }) =>
            ownerContactId == null && reading && WITHOUT_PROCEDURE.includes(reading.symptom),
        )
        .map(({ id }) => id);
      return rowIds.length === 0 ? [] : [{ actionId: action.id, rowIds }];
    });
    return found.length === 0
      ? null
      : { rowIds: found.flatMap(({ rowIds }) => rowIds), actionIds: found.map(({ actionId }) => actionId) };
  },
  severalSystemsAtOnce({ snapshot, actions }) {
    if (snapshot.company.size !== 'small') return null;
    const big = actions.filter(
      ({ action, intervention }) =>
        intervention.module !== null && action.wave === 1 && action.effort >= BIG_EFFORT,
    );
    return big.length < 2 ? null : about(big);
  },
  /** Actions whose cost is not recovered in hours, their only saving. */
  notPaidByHours: ({ actions }) =>
    about(
      actions.filter(
        ({ action, problems }) =>
          (action.isJustifiedByHours === 'no' || (action.threeYearNetHighCents ?? 0) < 0) &&
          problems.every(({ incidentsPerMonth }) => incidentsPerMonth == null),
      ),
    ),
};

/** Returns what this company had better not do, in the order of `DO_NOT_REASONS`, with the rows and actions meant. */
export function doNot(
  snapshot: ReportSnapshot,
  actions: readonly Action[],
  catalogue: readonly AppliedIntervention[],
): DoNot[] {
  const byId = new Map(catalogue.map((intervention) => [intervention.id, intervention]));
  const rows = new Map(snapshot.problems.map((row) => [row.id, row]));
  const known: Known = {
    snapshot,
    lowKeepers: lowKeepersOf(snapshot),
    actions: actions.flatMap((action) => {
      const intervention = byId.get(action.interventionId);
      const problems = action.rowIds.map((id) => rows.get(id)).filter((row) => row !== undefined);
      return intervention ? [{ action, intervention, problems }] : [];
    }),
  };
  return DO_NOT_REASONS.flatMap((code) => {
    const found = RULES[code](known);
    return found ? [{ code, ...found }] : [];
  });
}

/** Ids of the actions that lack what they work with, whatever they save. */
export const withoutBasis = (found: readonly DoNot[]): ReadonlySet<string> =>
  new Set(found.filter(({ code }) => WITHOUT_BASIS.includes(code)).flatMap(({ actionIds }) => actionIds));
