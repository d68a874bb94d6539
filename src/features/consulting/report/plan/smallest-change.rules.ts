import { stakeOf } from '#features/consulting/profile/stake/stake.rules.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { plannerFor, type FigureOptions, type Plan } from './figures.rules.ts';
import type { AppliedIntervention } from './figures.types.ts';
import { isFree } from './schedule.rules.ts';
import { cannotWait } from './urgency.rules.ts';

/** A change after which a reader would decide otherwise; the same three actions in another order are none. */
export type ChangedAdvice =
  /** Another intervention comes among the first three. */
  | { effect: 'first'; interventionId: string; insteadOf: string }
  /** One moves up into the first wave. */
  | { effect: 'wave'; interventionId: string }
  /** One is no longer worth its cost, even at best. */
  | { effect: 'worth'; interventionId: string };

/** "Facts that would change this advice": one step of one row, and what would be advised then. */
export type SmallestChange = {
  kind: 'level' | 'hours';
  /** A department's for `level`, else a problem's. */
  rowId: number;
  from: number;
  to: number;
} & ChangedAdvice;

/** Beyond these the answer would cost more than it is worth. */
const MOST_PROBLEMS = 200;
const MOST_TRIALS = 40;
const FIRST_ACTIONS = 3;
const HOURS_STEP = 0.25;
const MOST_HOURS = 168;

type Trial = Pick<SmallestChange, 'kind' | 'rowId' | 'from' | 'to'> & { snapshot: ReportSnapshot };

type Planned = Plan['planned'][number];
type IsBegun = (action: Pick<Planned, 'rowIds'>) => boolean;

/** Actions for a duty, money owed or what cannot wait: they begin whatever their priority. */
function begunIn({ problems }: ReportSnapshot): IsBegun {
  const urgent = new Set(
    problems.filter((row) => stakeOf(row) !== undefined || cannotWait(row)).map(({ id }) => id),
  );
  return ({ rowIds }) => rowIds.some((id) => urgent.has(id));
}

/** Errands are no decision, and what begins at once has been decided. */
const firstOf = ({ planned }: Plan, isBegun: IsBegun): string[] =>
  planned
    .filter((action) => !isFree(action) && !isBegun(action))
    .slice(0, FIRST_ACTIONS)
    .map(({ interventionId }) => interventionId);

/** Whether three years pay for it, at best; an action without figures is not judged. */
const isWorthIt = ({ threeYearNetHighCents, isJustifiedByHours }: Planned): boolean =>
  threeYearNetHighCents === null || (threeYearNetHighCents >= 0 && isJustifiedByHours !== 'no');

/** Returns what the changed plan would have a reader decide otherwise; undefined where that is nothing. */
function changedAdvice(before: Plan, after: Plan, isBegun: IsBegun): ChangedAdvice | undefined {
  const [first, then] = [firstOf(before, isBegun), firstOf(after, isBegun)];
  const coming = then.find((id) => !first.includes(id));
  const going = first.find((id) => !then.includes(id));
  if (coming !== undefined && going !== undefined)
    return { effect: 'first', interventionId: coming, insteadOf: going };
  const known = new Map(before.planned.map((action) => [action.interventionId, action]));
  for (const action of after.planned) {
    const { interventionId, wave } = action;
    const old = known.get(interventionId);
    if (old === undefined || isFree(action)) continue;
    if (old.wave !== wave && wave === 1) return { effect: 'wave', interventionId };
    if (isWorthIt(old) && !isWorthIt(action)) return { effect: 'worth', interventionId };
  }
  return undefined;
}

/** A step down, then one up. */
function levelTrials(rowId: number, from: number, withLevel: (to: number) => ReportSnapshot): Trial[] {
  return [from - 1, from + 1]
    .filter((to) => to >= 1 && to <= 5)
    .map((to) => ({ kind: 'level', rowId, from, to, snapshot: withLevel(to) }));
}

function withProblem(
  snapshot: ReportSnapshot,
  id: number,
  change: Partial<ReportSnapshot['problems'][number]>,
): ReportSnapshot {
  return {
    ...snapshot,
    problems: snapshot.problems.map((row) => (row.id === id ? { ...row, ...change } : row)),
  };
}

/** All single steps, those of the rows behind the first actions first: a level, then a quarter of the hours. A priority is no fact. */
function* trialsOf(snapshot: ReportSnapshot, { planned }: Plan, isBegun: IsBegun): Generator<Trial> {
  const rows = new Map(snapshot.problems.map((row) => [row.id, row]));
  const departments = new Map(snapshot.departments.map((row) => [row.id, row]));
  const seen = new Set<number>();
  for (const action of planned) {
    const row = rows.get(action.rowIds[0] ?? Number.NaN);
    if (!row || isBegun(action)) continue;
    const department = departments.get(row.departmentId ?? Number.NaN);
    if (department && !seen.has(department.id)) {
      seen.add(department.id);
      yield* levelTrials(department.id, department.digitalizationLevel, (digitalizationLevel) => ({
        ...snapshot,
        departments: snapshot.departments.map((other) =>
          other.id === department.id ? { ...other, digitalizationLevel } : other,
        ),
      }));
    }
    const hours = row.hoursPerWeek;
    if (hours == null) continue;
    for (const factor of [1 - HOURS_STEP, 1 + HOURS_STEP]) {
      const to = Math.min(MOST_HOURS, hours * factor);
      yield {
        kind: 'hours',
        rowId: row.id,
        from: hours,
        to,
        snapshot: withProblem(snapshot, row.id, { hoursPerWeek: to }),
      };
    }
  }
}

/**
 * Returns the first single step of the profile that changes what there is to decide; null where none of some forty does,
 * or where the profile is too long to ask.
 */
export function smallestChange(
  snapshot: ReportSnapshot,
  catalogue: readonly AppliedIntervention[],
  options: FigureOptions = {},
): SmallestChange | null {
  if (snapshot.problems.length > MOST_PROBLEMS) return null;
  const planOf = plannerFor(snapshot, catalogue, options);
  const plan = planOf(snapshot);
  const isBegun = begunIn(snapshot);
  let trials = 0;
  for (const { snapshot: changed, ...step } of trialsOf(snapshot, plan, isBegun)) {
    if (++trials > MOST_TRIALS) return null;
    const advice = changedAdvice(plan, planOf(changed), isBegun);
    if (advice) return { ...step, ...advice };
  }
  return null;
}
