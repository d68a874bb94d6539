// Longer than 200 lines: the calendar of a plan, the queue for its weeks and its dates are one calculation.
import type { CompanySize } from '#features/consulting/companies/company.values.ts';
import { addDays, daysBetween, weekStart } from '#shared/dates/days.ts';
import type { WorkingDays } from '#shared/dates/holidays.ts';
import type { Unplanned } from './actions.rules.ts';
import type { Action } from './figures.schema.ts';
import { verdictOf } from './verdict.rules.ts';

/** Number of actions that a company carries out at a time, by size. */
const AT_A_TIME: Record<CompanySize, number> = { small: 1, medium: 2, large: 3 };
const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
/** From a Monday to the Friday of its week. */
const TO_FRIDAY = 4;
/** A week with fewer days left to begin on is not begun. */
const LEAST_DAYS = 2;

/** Days of the plan's weeks; null without a start date. */
export type PlanCalendar = {
  /** Monday of week 1. */
  first: string;
  /** Weeks before the start that the company wished: what begins at once begins in the first of them. */
  lead: number;
  /** The first working day of the week on which something may begin; null where too few are left. */
  startOf: (week: number) => string | null;
  /** The last working day of the week. */
  endOf: (week: number) => string;
  /** The week of a day; the first for a day before it. */
  weekOf: (day: string) => number;
};

export type PlanInputs = {
  size: CompanySize;
  /** The last week that ends by the deadline; null where none can be told. */
  lastWeek: number | null;
  budgetCents: number | null;
  calendar: PlanCalendar | null;
};
export type Planned = Unplanned & Pick<Action, 'fromWeek' | 'toWeek' | 'wave'>;

/**
 * Puts duties and money owed first, then what cannot wait, what must stand before in front of what needs it, else by `order`, then impact, then the
 * place of the first cause that it serves (`causes`, by problem). Nothing is placed twice.
 */
export function inPlanOrder(
  actions: readonly Unplanned[],
  causes: ReadonlyMap<number, number> = new Map(),
): Unplanned[] {
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
  const causeOf = ({ rowIds }: Unplanned): number =>
    Math.min(causes.size, ...rowIds.map((id) => causes.get(id) ?? causes.size));
  const sorted = actions.toSorted(
    (a, b) =>
      Number(b.isFirst) - Number(a.isFirst) ||
      Number(b.isDanger) - Number(a.isDanger) ||
      Number(b.isUrgent) - Number(a.isUrgent) ||
      b.order - a.order ||
      b.impact - a.impact ||
      causeOf(a) - causeOf(b),
  );
  // Prerequisites without problems of their own are placed by the actions that need them.
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

/** A start further away than this is a slip of the keyboard: the plan then has its own weeks alone. */
const MOST_LEAD = 104;
const isWeekend = (day: string): boolean => daysBetween(weekStart(day), day) > TO_FRIDAY;

/** Weeks from the one of the report to that of the start; 0 where the start is not after it. */
function leadOf(start: string, reportDay: string | null): number {
  if (reportDay === null) return 0;
  const monday = isWeekend(reportDay) ? firstMonday(reportDay) : weekStart(reportDay);
  const lead = Math.floor(daysBetween(monday, start) / DAYS_OF_WEEK);
  return lead > MOST_LEAD ? 0 : Math.max(0, lead);
}

/**
 * Weeks from the first Monday on, without the days on which the country does not work. With `reportDay` they begin in the
 * week of the report, where that is before the start.
 */
export function planCalendar(
  startDate: string | null,
  workingDays: WorkingDays,
  reportDay: string | null = null,
): PlanCalendar | null {
  if (startDate === null) return null;
  const start = firstMonday(startDate);
  const lead = leadOf(start, reportDay);
  const first = addDays(start, -DAYS_OF_WEEK * lead);
  const daysOf = (week: number): string[] => {
    const monday = addDays(first, DAYS_OF_WEEK * (week - 1));
    return Array.from({ length: TO_FRIDAY + 1 }, (_, index) => addDays(monday, index));
  };
  return {
    first,
    lead,
    startOf(week) {
      const days = daysOf(week).filter(workingDays.isStartingDay);
      // A duty begins on the day of the report, be it a Friday.
      const isNow = lead > 0 && week === 1;
      const [from] = isNow && reportDay !== null ? days.filter((day) => day >= reportDay) : days;
      return from === undefined || (!isNow && days.length < LEAST_DAYS) ? null : from;
    },
    endOf(week) {
      const days = daysOf(week);
      return days.findLast(workingDays.isWorkingDay) ?? addDays(weekStart(days[0] ?? first), TO_FRIDAY);
    },
    weekOf: (day) => Math.max(1, Math.floor(daysBetween(first, day) / DAYS_OF_WEEK) + 1),
  };
}

/** Weeks that an hour's errand may take until everybody concerned has been asked. */
export const ERRAND_WEEKS = 3;
/** Priorities that are solved at once. */
const HIGH_PRIORITY = 4;
const isAtOnce = ({ isUrgent, isFirst }: Pick<Unplanned, 'isUrgent' | 'isFirst'>): boolean =>
  isUrgent || isFirst;
const isHigh = (action: Unplanned): boolean => isAtOnce(action) || action.priority >= HIGH_PRIORITY;

/** A few weeks at most, without cost. */
export const isFree = ({ weeks, costHighCents, runningHighCents }: Unplanned): boolean =>
  weeks <= ERRAND_WEEKS && costHighCents === 0 && runningHighCents === 0;
/** An errand that costs nothing, such as an hour of looking into a matter, waits for nobody to be free. */
const isErrand = (action: Unplanned): boolean => isFree(action) && action.needs.length === 0;

/** Whether it begins in the week of the report, whatever start the company wished. */
export const beginsAtOnce = (action: Unplanned): boolean => isAtOnce(action) || isErrand(action);

type Weeks = Pick<Planned, 'fromWeek' | 'toWeek'>;

/** The weeks of the days to which a consultant has fixed an own action; undefined where the plan finds its place. */
function fixedWeeks(
  { intervention: { own }, weeks }: Unplanned,
  calendar: PlanCalendar | null,
): Weeks | undefined {
  const { startsOn = null, endsOn = null } = own ?? {};
  if (calendar === null) return undefined;
  if (startsOn !== null) {
    const fromWeek = calendar.weekOf(startsOn);
    return { fromWeek, toWeek: endsOn === null ? fromWeek + weeks - 1 : calendar.weekOf(endsOn) };
  }
  if (endsOn === null) return undefined;
  const toWeek = calendar.weekOf(endsOn);
  return { fromWeek: Math.max(1, toWeek - weeks + 1), toWeek };
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
    const free = Math.min(...this.#freeFrom);
    this.#freeFrom[this.#freeFrom.indexOf(free)] = Math.max(free, toWeek + 1);
  }
}

/**
 * Plans the actions in their order. Where budget or deadline do not hold an action of priority 4 or 5 and do hold one of
 * less, the former come first. Groundwork goes into the wave of what it prepares.
 */
export function schedule(ordered: readonly Unplanned[], inputs: PlanInputs): Planned[] {
  let order = ordered;
  const held = new Set<string>();
  let planned = fill(order, inputs, held);
  if (
    planned.some((action) => action.wave === 2 && isHigh(action)) &&
    planned.some((action) => action.wave === 1 && !isHigh(action) && !isErrand(action))
  ) {
    order = [...ordered.filter(isHigh), ...ordered.filter((action) => !isHigh(action))];
    planned = fill(order, inputs, held);
  }
  for (;;) {
    const waves = new Map(planned.map(({ interventionId, wave }) => [interventionId, wave]));
    const idle = planned.filter(({ interventionId, rowIds, wave }) => {
      const after = planned.filter(({ needs }) => needs.includes(interventionId));
      return (
        wave === 1 && rowIds.length === 0 && after.every((action) => waves.get(action.interventionId) === 2)
      );
    });
    if (idle.length === 0) return planned;
    for (const { interventionId } of idle) held.add(interventionId);
    planned = fill(order, inputs, held);
  }
}

/**
 * Plans the actions as they come, one, two or three at a time. What is beyond the budget (by its high set-up) or
 * ends after the deadline, and what needs such an action, makes the second wave, after the first. Without a start
 * date weeks are counted and no deadline can be held. A duty waits for neither budget nor hands, a danger for no hands. Both, and errands, begin at once; the
 * rest in the week of the start. Nothing begins in a week in which the country hardly works. Where an action of priority 4 or 5 would fit the rest of the budget at its low set-up, that rest
 * is kept for it, and nothing of less priority is paid from it but what pays at worst or costs little. What a consultant
 * has fixed to days stands there, is paid first, and waits for nothing. Returns them by wave and first week.
 */
function fill(ordered: readonly Unplanned[], inputs: PlanInputs, held: ReadonlySet<string>): Planned[] {
  const planned = new Map<string, Planned>();
  const later: Unplanned[] = [];
  let spent = 0;
  const laterIds = new Set<string>();
  const waits = ({ needs }: Unplanned): boolean => needs.some((id) => laterIds.has(id));
  const open = (week: number): number => {
    let found = week;
    while (inputs.calendar?.startOf(found) === null) found += 1;
    return found;
  };
  const run = (actions: readonly Unplanned[], wave: 1 | 2, firstWeek: number): void => {
    const lanes = new Lanes(AT_A_TIME[inputs.size], firstWeek);
    for (const action of actions) {
      const stands = Math.max(0, ...action.needs.map((id) => planned.get(id)?.toWeek ?? 0));
      const atOnce = Math.max(stands + 1, wave === 2 ? firstWeek : 1);
      const fromWeek = open(beginsAtOnce(action) ? atOnce : lanes.next(stands + 1));
      const toWeek = fromWeek + action.weeks - 1;
      if (
        wave === 1 &&
        !action.isFirst &&
        (held.has(action.interventionId) || waits(action) || isBeyond(action, toWeek) || isInTheWay(action))
      ) {
        later.push(action);
        laterIds.add(action.interventionId);
        continue;
      }
      if (wave === 1) spent += action.costHighCents;
      if (!isErrand(action)) lanes.take(toWeek);
      planned.set(action.interventionId, { ...action, fromWeek, toWeek, wave });
    }
  };
  const isBeyond = ({ costHighCents }: Unplanned, toWeek: number): boolean =>
    (inputs.budgetCents !== null && spent + costHighCents > inputs.budgetCents) ||
    (inputs.lastWeek !== null && toWeek > inputs.lastWeek);
  /** Whether it would take what is left for an action of high priority. */
  const isInTheWay = (action: Unplanned): boolean => {
    const left = inputs.budgetCents === null ? null : inputs.budgetCents - spent;
    if (left === null || isHigh(action) || isErrand(action)) return false;
    const waiting = later.filter((other) => isHigh(other) && !waits(other) && other.costLowCents <= left);
    if (waiting.length === 0) return false;
    const { kind } = verdictOf(action, [], inputs.size);
    const isWorthIt = kind === 'pays' || kind === 'cheap';
    return !isWorthIt || waiting.every(({ costLowCents }) => costLowCents > left - action.costHighCents);
  };
  const fixed = new Map<Unplanned, Weeks>();
  for (const action of ordered) {
    const weeks = fixedWeeks(action, inputs.calendar);
    if (!weeks) continue;
    fixed.set(action, weeks);
    spent += action.costHighCents;
  }
  const lead = inputs.calendar?.lead ?? 0;
  run(
    ordered.filter((action) => !fixed.has(action)),
    1,
    lead + 1,
  );
  const lastWeek = Math.max(lead, ...[...planned.values()].map(({ toWeek }) => toWeek));
  run(later, 2, lastWeek + 1);
  const stands = [...fixed].map(([action, weeks]): Planned => ({ ...action, ...weeks, wave: 1 }));
  return [...planned.values(), ...stands].toSorted((a, b) => a.wave - b.wave || a.fromWeek - b.fromWeek);
}

/** Numbers of an earlier report by intervention: an action that it had keeps its number, and a new one has a higher one. */
type KeptNumbers = ReadonlyMap<string, string>;

const numberOf = (id: string): number => Number(id.slice(1)) || 0;

/** The ids of planned actions, A1, A2 … in their order. */
export function idsOfPlanned(planned: readonly Planned[], kept: KeptNumbers): string[] {
  let last = Math.max(0, ...[...kept.values()].map(numberOf));
  return planned.map(({ interventionId }) => kept.get(interventionId) ?? `A${(last += 1)}`);
}

/** Writes the dates of the planned actions, whose ids are in the same order. */
export function numberActions(
  planned: readonly Planned[],
  actionIds: readonly string[],
  calendar: PlanCalendar | null,
): Action[] {
  const ids = new Map(planned.map(({ interventionId }, index) => [interventionId, actionIds[index] ?? '']));
  return planned.map(
    (
      {
        intervention: { own },
        weeks: __,
        order: ___,
        basis: ____,
        isUrgent: _____,
        isFirst: _______,
        isDanger: ________,
        priority: ______,
        needs,
        ...action
      },
      index,
    ) => ({
      ...action,
      id: actionIds[index] ?? '',
      from: calendar && (own?.startsOn ?? calendar.startOf(action.fromWeek)),
      to: calendar && (own?.endsOn ?? calendar.endOf(action.toWeek)),
      needs: needs.map((id) => ids.get(id)).filter((id) => id !== undefined),
    }),
  );
}
