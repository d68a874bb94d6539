import type { CompanySize } from '#features/consulting/companies/company.values.ts';
import { addDays, weekStart } from '#shared/days.ts';
import { MONITORED, type Unplanned } from './actions.rules.ts';
import type { Action } from './figures.types.ts';

/** How many actions a company carries out at a time. */
const AT_A_TIME: Record<CompanySize, number> = { small: 1, medium: 2, large: 3 };
const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
/** From a Monday to the Friday of its week. */
const TO_FRIDAY = 4;

export type PlanInputs = {
  size: CompanySize;
  /** The last week that ends by the deadline; null where none can be told. */
  lastWeek: number | null;
  budgetCents: number | null;
};
export type Planned = Unplanned & Pick<Action, 'fromWeek' | 'toWeek' | 'wave'>;

/** Puts what must stand before in front of what needs it, else by `order`, then impact. Nothing is placed twice. */
export function inOrder(actions: readonly Unplanned[]): Unplanned[] {
  const byId = new Map(actions.map((action) => [action.interventionId, action]));
  const placed = new Set<Unplanned>();
  const place = (action: Unplanned, above: ReadonlySet<Unplanned>): void => {
    if (placed.has(action) || above.has(action)) return;
    const within = new Set(above).add(action);
    for (const id of action.needs) {
      const needed = byId.get(id);
      if (needed) place(needed, within);
    }
    placed.add(action);
  };
  const sorted = actions.toSorted((a, b) => b.order - a.order || b.impact - a.impact);
  // What is there only because others need it waits for them.
  const own = sorted.filter(({ rowIds }) => rowIds.length > 0);
  for (const action of [...own, ...sorted]) place(action, new Set());
  return [...placed];
}

/** The first Monday on or after the day. */
export function firstMonday(day: string): string {
  const monday = weekStart(day);
  return monday === day ? day : addDays(monday, DAYS_OF_WEEK);
}

/** Returns the last week that ends by the deadline, 0 or less where none does; null without one of the dates. */
export function lastWeekOf(startDate: string | null, deadline: string | null): number | null {
  if (startDate === null || deadline === null) return null;
  const days = (Date.parse(deadline) - Date.parse(addDays(firstMonday(startDate), TO_FRIDAY))) / DAY_MS;
  return Math.floor(days / DAYS_OF_WEEK) + 1;
}

/** People who take up one action after the other, from a week on. */
class Lanes {
  readonly #freeFrom: number[];
  constructor(count: number, from: number) {
    this.#freeFrom = Array.from({ length: count }, () => from);
  }

  /** The first week in which somebody is free, and nothing that must stand before is left. */
  next(after: number): number {
    return Math.max(Math.min(...this.#freeFrom), after);
  }

  take(toWeek: number): void {
    const first = this.#freeFrom.indexOf(Math.min(...this.#freeFrom));
    this.#freeFrom[first] = toWeek + 1;
  }
}

/**
 * Plans the actions in their order, one, two or three at a time. What is beyond the budget (by its high set-up) or
 * ends after the deadline, and what needs such an action, makes the second wave, after the first. Without a start
 * date weeks are counted and no deadline can be held. Returns them by wave and first week.
 */
export function schedule(ordered: readonly Unplanned[], inputs: PlanInputs): Planned[] {
  const planned = new Map<string, Planned>();
  const later: Unplanned[] = [];
  let spent = 0;
  const laterIds = new Set<string>();
  const waits = ({ needs }: Unplanned): boolean => needs.some((id) => laterIds.has(id));
  const run = (actions: readonly Unplanned[], wave: 1 | 2, firstWeek: number): void => {
    const lanes = new Lanes(AT_A_TIME[inputs.size], firstWeek);
    for (const action of actions) {
      const stands = Math.max(0, ...action.needs.map((id) => planned.get(id)?.toWeek ?? 0));
      const fromWeek = lanes.next(stands + 1);
      const toWeek = fromWeek + action.weeks - 1;
      if (wave === 1 && (waits(action) || isBeyond(action, toWeek) || isOvertaking(action))) {
        later.push(action);
        laterIds.add(action.interventionId);
        continue;
      }
      if (wave === 1) spent += action.costHighCents;
      lanes.take(toWeek);
      planned.set(action.interventionId, { ...action, fromWeek, toWeek, wave });
    }
  };
  const isBeyond = ({ costHighCents }: Unplanned, toWeek: number): boolean =>
    (inputs.budgetCents !== null && spent + costHighCents > inputs.budgetCents) ||
    (inputs.lastWeek !== null && toWeek > inputs.lastWeek);
  /** What is only monitored takes no place of the first wave before what is urgent and did not fit. */
  const isOvertaking = ({ order }: Unplanned): boolean => order === MONITORED && later.length > 0;
  run(ordered, 1, 1);
  const lastWeek = Math.max(0, ...[...planned.values()].map(({ toWeek }) => toWeek));
  run(later, 2, lastWeek + 1);
  return [...planned.values()].toSorted((a, b) => a.wave - b.wave || a.fromWeek - b.fromWeek);
}

/** Numbers the planned actions A1, A2 … and writes their dates. */
export function numberActions(planned: readonly Planned[], startDate: string | null): Action[] {
  const monday = startDate === null ? null : firstMonday(startDate);
  const ids = new Map(planned.map(({ interventionId }, index) => [interventionId, `A${index + 1}`]));
  return planned.map(({ intervention: _, weeks: __, order: ___, basis: ____, needs, ...action }, index) => ({
    ...action,
    id: `A${index + 1}`,
    from: monday === null ? null : addDays(monday, DAYS_OF_WEEK * (action.fromWeek - 1)),
    to: monday === null ? null : addDays(monday, DAYS_OF_WEEK * (action.toWeek - 1) + TO_FRIDAY),
    needs: needs.map((id) => ids.get(id)).filter((id) => id !== undefined),
  }));
}
