import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import type { ReportFigures } from '#features/consulting/report/plan/figures.types.ts';
import { ERRAND_WEEKS } from '#features/consulting/report/plan/schedule.rules.ts';
import { stakeOf } from '#features/consulting/profile/stake/stake.rules.ts';
import { cannotWait } from '#features/consulting/report/plan/urgency.rules.ts';
import { lowered } from './titles.rules.ts';
import type { Beginning, Problem, Writing } from '#features/consulting/report/sections/section.types.ts';

/** Errands that are named, and the problems behind each. */
const MOST_ERRANDS = 2;
const MOST_ROWS = 4;

/** Whether it is an errand: a few weeks at most, without cost, and in need of nothing. */
const isErrand = (action: Action): boolean =>
  action.toWeek - action.fromWeek < ERRAND_WEEKS &&
  action.costHighCents === 0 &&
  action.runningHighCents === 0 &&
  action.rowIds.length > 0 &&
  action.needs.length === 0;

/** Hurry of a beginning; the greater one is shared with the actions that must stand before. */
const RANK: Record<Beginning['why'], number> = { free: 0, danger: 1, stake: 2 };

/** Actions that begin at once, by id; what a danger's action needs shares its hurry. */
export function beginningsOf(
  { actions }: Pick<ReportFigures, 'actions'>,
  problems: readonly Problem[],
): Map<string, Beginning> {
  const byId = new Map(problems.map((row) => [row.id, row]));
  const found = new Map<string, Beginning>();
  for (const action of actions.toReversed()) {
    const rows = action.rowIds.flatMap((id) => byId.get(id) ?? []);
    const danger = rows.find((row) => cannotWait(row))?.reading?.process;
    const [stake] = rows.flatMap((row) => stakeOf(row)?.stake ?? []);
    const known = found.get(action.id);
    const beginning: Beginning | undefined =
      stake !== undefined
        ? { why: 'stake', stake }
        : known?.why === 'stake'
          ? known
          : danger !== undefined
            ? { why: 'danger', process: danger }
            : (known ?? (isErrand(action) ? { why: 'free' } : undefined));
    if (beginning === undefined) continue;
    found.set(action.id, beginning);
    // Actions that stand before have a lower number: this loop looks at them later.
    if (beginning.why !== 'free')
      for (const id of action.needs)
        if (RANK[found.get(id)?.why ?? 'free'] < RANK[beginning.why]) found.set(id, beginning);
  }
  return found;
}

/** Actions that begin for that reason, in the order of the plan. */
export const beginningWith = ({ figures, beginningOf }: Writing, why: Beginning['why']): Action[] =>
  figures.actions.filter((action) => beginningOf(action)?.why === why);

/** Duties, money owed and dangers: what begins whatever it saves. */
export const urgentActions = ({ figures, beginningOf }: Writing): Action[] =>
  figures.actions.filter((action) => RANK[beginningOf(action)?.why ?? 'free'] > 0);

/** Whether it answers a duty or money owed, which is done whatever it saves. */
export const isDuty = ({ beginningOf }: Writing, action: Action): boolean =>
  beginningOf(action)?.why === 'stake';

/** Problems that are a duty or money owed, or are answered with one: no figure of them has to be found first. */
export const dutyRows = (writing: Writing): ReadonlySet<number> =>
  new Set([
    ...writing.problems.filter((row) => stakeOf(row) !== undefined).map(({ id }) => id),
    ...writing.figures.actions.filter((action) => isDuty(writing, action)).flatMap(({ rowIds }) => rowIds),
  ]);

/** Those whose actions wait for no other action. */
export const startingNow = (writing: Writing): Action[] =>
  urgentActions(writing).filter(({ needs }) => needs.length === 0);

/** Actions that keep the dates of the timetable. */
export const dated = (writing: Writing, actions: readonly Action[]): Action[] =>
  actions.filter((action) => writing.beginningOf(action) === undefined);

/** "hasta entonces, una sola avería puede llevarse los datos": what waiting may cost. */
export const reasonOf = ({ words }: Writing, beginning: Beginning): string =>
  words.say(
    beginning.why === 'free'
      ? 'begin.free'
      : beginning.why === 'stake'
        ? `begin.stake.${beginning.stake}`
        : `begin.danger.${beginning.process}`,
  );

/** A sentence for each danger, and one for what costs nothing: why these do not wait. */
export function beginningLines(writing: Writing): string[] {
  const { words } = writing;
  const byReason = new Map<string, string[]>();
  for (const action of urgentActions(writing)) {
    const beginning = writing.beginningOf(action);
    if (beginning === undefined) continue;
    const reason = reasonOf(writing, beginning);
    byReason.set(reason, [...(byReason.get(reason) ?? []), action.id]);
  }
  const free = beginningWith(writing, 'free').map(({ id }) => id);
  return [
    ...[...byReason].map(([reason, ids]) =>
      words.say('begin.first', { count: ids.length, ids: words.list(ids), reason }),
    ),
    ...(free.length === 0 ? [] : [words.say('begin.atOnce', { count: free.length, ids: words.list(free) })]),
  ];
}

/** Errands with the problems that they look into: "find out in an hour what this really is (A2: P8 and P10)". */
export function errands(writing: Writing): string | undefined {
  const { words, titleOf, numberOf } = writing;
  const free = beginningWith(writing, 'free').slice(0, MOST_ERRANDS);
  if (free.length === 0) return undefined;
  return free
    .map((action) =>
      words.say('actionNamed', {
        title: lowered(titleOf(action)),
        id: `${action.id}: ${words.list(action.rowIds.slice(0, MOST_ROWS).map(numberOf))}`,
      }),
    )
    .join('; ');
}
