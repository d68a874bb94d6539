import {
  A_DAY,
  COUNT_A_PERIOD,
  HOURS_A_PERIOD,
  HOURS_EACH,
  NO_EFFORT,
  PERIOD_THEN_HOURS,
  SAYS_EACH,
  SAYS_LENGTH,
  SAYS_UNIT,
} from './quantity-patterns.rules.ts';
import {
  groupIn,
  numberStart,
  overlaps,
  periodOf,
  rounded,
  spanOf,
  WEEKLY_HOURS,
} from './quantity-matches.rules.ts';
import type { FoundQuantity } from './quantity.types.ts';
import { isArticle, isInexact, numberValue } from './typed-numbers.rules.ts';

const HOURS_A_DAY = 8;
/** More than a person works: opening hours, or a machine's. */
const MOST_A_DAY = 12;
const MOST_A_WEEK = 60;
const HOURS_A_WEEK = 168;

/** Hours and how they were typed: "25 min", "9 × 8 h". */
function lengthOf(
  match: RegExpExecArray,
  prefix = '',
): { hours: number; typed: string; days?: number } | undefined {
  const at = (name: string) => groupIn(match, prefix + name);
  if (at('half') !== undefined) return { hours: 0.5, typed: '0.5 h' };
  if (at('quarters') !== undefined) return { hours: 0.75, typed: '0.75 h' };
  if (at('quarter') !== undefined) return { hours: 0.25, typed: '0.25 h' };
  if (at('halfDay') !== undefined) return { hours: HOURS_A_DAY / 2, typed: `0.5 × ${HOURS_A_DAY} h` };
  if (at('bareDay') !== undefined)
    return { hours: 1.5 * HOURS_A_DAY, typed: `1.5 × ${HOURS_A_DAY} h`, days: 1.5 };
  if (at('bare') !== undefined) return { hours: 1.5, typed: '1.5 h' };
  const [clockHours, clockMinutes] = [at('clockHours'), at('clockMinutes')];
  if (clockHours !== undefined && clockMinutes !== undefined) {
    const hours = Number(clockHours) + Number(clockMinutes) / 60;
    return { hours, typed: `${rounded(hours)} h` };
  }
  const number = at('number');
  if (number === undefined) return undefined;
  const hasHalf = ['mixed', 'plus', 'plusDays'].some((name) => at(name) !== undefined);
  const value = numberValue(number) + (hasHalf ? 0.5 : 0);
  if (at('minutes') !== undefined) return { hours: value / 60, typed: `${value} min` };
  if (at('days') !== undefined) {
    return { hours: value * HOURS_A_DAY, typed: `${value} × ${HOURS_A_DAY} h`, days: value };
  }
  return { hours: value, typed: `${value} h` };
}

function periodHours(folded: string, match: RegExpExecArray): FoundQuantity | undefined {
  const length = lengthOf(match);
  const period = periodOf(match);
  const start = numberStart(match, groupIn(match, 'number'));
  const around = folded.slice(Math.max(0, match.index - 30), match.index + match[0].length);
  if (!length || !period || isInexact(folded, start) || NO_EFFORT.test(around)) return undefined;
  const [factor, formula] = WEEKLY_HOURS[period];
  const value = rounded(length.hours * factor);
  const isWork =
    value > 0 &&
    value <= MOST_A_WEEK &&
    (period !== 'day' || (length.hours <= MOST_A_DAY && length.days === undefined)) &&
    (period !== 'week' || (length.days ?? 0) < 5);
  return isWork ? { field: 'hoursPerWeek', value, per: length.typed + formula, ...spanOf(match) } : undefined;
}

/** "300 a month, 4 minutes each": one count and one length, else it is not clear which belongs to which. */
function countedHours(folded: string): FoundQuantity | undefined {
  const lengths = [...folded.matchAll(HOURS_EACH)];
  const counts = [...folded.matchAll(COUNT_A_PERIOD)].filter(
    (match) =>
      !isArticle(groupIn(match, 'count') ?? '') &&
      !SAYS_UNIT.test(match[0].replace(A_DAY, '')) &&
      !isInexact(folded, match.index) &&
      !lengths.some((length) => overlaps(spanOf(match), spanOf(length))),
  );
  const [length, count] = [lengths[0], counts[0]];
  if (!length || !count || lengths.length > 1 || counts.length > 1) return undefined;
  const each = lengthOf(length) ?? lengthOf(length, 'then_');
  const period = periodOf(count);
  const start = numberStart(length, groupIn(length, 'number') ?? groupIn(length, 'then_number'));
  if (!each || !period || isInexact(folded, start)) return undefined;
  const times = numberValue(groupIn(count, 'count') ?? '');
  const [factor, formula] = WEEKLY_HOURS[period];
  const value = rounded(times * each.hours * factor);
  if (value <= 0 || value > HOURS_A_WEEK) return undefined;
  const [one, other] = [spanOf(length), spanOf(count)];
  return {
    field: 'hoursPerWeek',
    value,
    per: `${times} × ${each.typed}${formula}`,
    start: Math.min(one.start, other.start),
    end: Math.max(one.end, other.end),
  };
}

/** Hours a week that the text names with their period, else as a count of things and the time of each. */
export function hoursIn(folded: string): FoundQuantity[] {
  if (!SAYS_LENGTH.test(folded)) return [];
  const direct = readAll(folded, HOURS_A_PERIOD);
  // "2 hours a day, 3 days a week": together they mean a third figure.
  if (new Set(direct.map(({ value }) => value)).size > 1) return [];
  const counted = direct.length === 0 && SAYS_EACH.test(folded) ? countedHours(folded) : undefined;
  if (counted) return [counted];
  return [...direct, ...(SAYS_EACH.test(folded) ? readAll(folded, PERIOD_THEN_HOURS) : [])];
}

const readAll = (folded: string, pattern: RegExp): FoundQuantity[] =>
  [...folded.matchAll(pattern)].flatMap((match) => periodHours(folded, match) ?? []);
