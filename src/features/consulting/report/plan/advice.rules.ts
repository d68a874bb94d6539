import { stakeOf } from '#features/consulting/profile/stake/stake.rules.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import type { Action, MissingInput, Range } from './figures.schema.ts';
import type { AppliedIntervention, ReportFigures } from './figures.types.ts';
import { middle } from './range.rules.ts';
import { cannotWait } from './urgency.rules.ts';

/** Share of the hours that is saved, or of what incidents cost. */
type Share = 'savedShare' | 'avoidedShare';

/** "Which unknown would change the decision": an input that nobody gave, or a range whose two ends say different things. */
export type DecidingUnknown =
  | { kind: 'missing'; actionId: string; rowId: number; input: MissingInput }
  | {
      kind: 'range';
      actionId: string;
      rowId: number | null;
      input: Share | 'setup' | 'running';
      /** A share, or cents. */
      range: Range;
      /** Decision that the two ends disagree about: whether three years pay for it, or its wave. */
      changes: 'worth' | 'wave';
    };

/** Actions that are looked at, from the first of the roadmap on. */
const FIRST_ACTIONS = 3;
const YEARS = 3;

type Effects = { input: Share | 'setup' | 'running'; range: Range; low: number; high: number };

/** Three-year net at both ends of each range, the others at their middle. */
function effectsOf(action: Action, share: readonly [number, number], input: Share): Effects[] {
  const { savingLowCents, savingHighCents } = action;
  if (savingLowCents === null || savingHighCents === null) return [];
  const saving = { low: savingLowCents, high: savingHighCents };
  const setup = { low: action.costLowCents, high: action.costHighCents };
  const running = { low: action.runningLowCents, high: action.runningHighCents };
  const net = (saved: number, cost: number, run: number) => YEARS * (saved - run) - cost;
  const [s, i, r] = [middle(saving), middle(setup), middle(running)];
  return [
    {
      input,
      range: { low: share[0], high: share[1] },
      low: net(saving.low, i, r),
      high: net(saving.high, i, r),
    },
    { input: 'setup', range: setup, low: net(s, setup.high, r), high: net(s, setup.low, r) },
    { input: 'running', range: running, low: net(s, i, running.high), high: net(s, i, running.low) },
  ];
}

/** The widest range whose ends fall on both sides of zero. */
function decidingRange(action: Action, share: readonly [number, number], input: Share): Effects | undefined {
  return effectsOf(action, share, input)
    .filter(({ low, high }) => low < 0 && high >= 0)
    .toSorted((a, b) => b.high - b.low - (a.high - a.low))[0];
}

/** Whether the action stands in the second wave only because of the high end of its set-up. */
const fitsAtItsLowEnd = (action: Action, leftCents: number): boolean =>
  action.wave === 2 && action.costLowCents <= leftCents && action.costHighCents > leftCents;

/**
 * Returns the unknown that would change the decision about the first actions, the first of them first: an input of its
 * problem that is missing, else the widest range that decides; null where none does. A duty, money owed and what
 * cannot wait ask for no figure, nor does the groundwork before them.
 */
export function decidingUnknown(
  figures: ReportFigures,
  snapshot: Pick<ReportSnapshot, 'company' | 'problems'>,
  catalogue: readonly AppliedIntervention[],
): DecidingUnknown | null {
  const byRow = new Map(figures.problems.map((problem) => [problem.rowId, problem]));
  const byId = new Map(catalogue.map((intervention) => [intervention.id, intervention]));
  const spent = figures.actions.reduce(
    (sum, action) => sum + (action.wave === 1 ? action.costHighCents : 0),
    0,
  );
  const left = (snapshot.company.budgetCents ?? Infinity) - spent;
  const urgent = new Set(
    snapshot.problems.filter((row) => stakeOf(row) !== undefined || cannotWait(row)).map(({ id }) => id),
  );
  const begun = figures.actions.filter(({ rowIds }) => rowIds.some((id) => urgent.has(id)));
  const first = new Set(begun.flatMap(({ id, needs }) => [id, ...needs]));
  const own = figures.actions
    .filter(({ id, rowIds }) => rowIds.length > 0 && !first.has(id))
    .slice(0, FIRST_ACTIONS);
  for (const action of own) {
    const intervention = byId.get(action.interventionId);
    const hasHours = action.rowIds.some((id) => (byRow.get(id)?.hoursPerYear ?? 0) > 0);
    const hasIncidents = action.rowIds.some((id) => {
      const problem = byRow.get(id);
      return problem !== undefined && problem.costPerYearCents !== null && problem.hoursPerYear === null;
    });
    // A saving that comes from incidents alone hangs on what is prevented of them.
    const kind: Share =
      intervention?.savedShare && (hasHours || !hasIncidents) ? 'savedShare' : 'avoidedShare';
    const share = intervention?.[kind] ?? intervention?.savedShare ?? null;
    // Missing inputs do not matter to an intervention that neither saves hours nor prevents incidents.
    const rowId = share && action.rowIds.find((id) => (byRow.get(id)?.missing.length ?? 0) > 0);
    const input = rowId ? byRow.get(rowId)?.missing[0] : undefined;
    if (rowId && input && action.savingLowCents === null)
      return { kind: 'missing', actionId: action.id, rowId, input };
    const found = share && decidingRange(action, share, kind);
    const range = { kind: 'range', actionId: action.id, rowId: action.rowIds[0] ?? null } as const;
    if (found) return { ...range, input: found.input, range: found.range, changes: 'worth' };
    if (fitsAtItsLowEnd(action, left))
      return {
        ...range,
        input: 'setup',
        range: { low: action.costLowCents, high: action.costHighCents },
        changes: 'wave',
      };
  }
  return null;
}
