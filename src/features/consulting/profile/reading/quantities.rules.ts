import {
  COST_OF_ONE,
  COUNTS_OTHERS,
  COUNT_A_PERIOD,
  FAILING,
  GONE,
  HOURS_A_PERIOD,
  HOURS_EACH,
  INCIDENTS,
  LOSS,
  NO_COST,
  NO_EFFORT,
  PEOPLE_COUNTED,
  PERIOD_THEN_HOURS,
  PERIOD_THEN_INCIDENTS,
  SUM_A_PERIOD,
} from './quantity-patterns.rules.ts';
import { foldInPlace, isInexact, numberValue } from './typed-numbers.rules.ts';

/** `quoted` is as typed; `per` is the conversion as a formula that needs no language: "2 h × 5". */
export type Quantity = {
  field: 'hoursPerWeek' | 'people' | 'incidentsPerMonth' | 'incidentCostCents';
  value: number;
  quoted: string;
  per?: string;
};
const PERIOD_NAMES = ['day', 'week', 'month', 'year'] as const;
type Period = (typeof PERIOD_NAMES)[number];

/** A week has five days of eight hours and a month 52/12 weeks; hours a year are hours a week × 44, as in the report. */
const WEEKLY_HOURS: Record<Period, readonly [number, string]> = {
  day: [5, ' × 5'],
  week: [1, ''],
  month: [12 / 52, ' × 12 / 52'],
  year: [1 / 44, ' / 44'],
};
const MONTHLY: Record<Period, readonly [number, string]> = {
  day: [(5 * 52) / 12, ' × 5 × 52 / 12'],
  week: [52 / 12, ' × 52 / 12'],
  month: [1, ''],
  year: [1 / 12, ' / 12'],
};
const HOURS_A_DAY = 8;
/** More than a person works: opening hours, or a machine's. */
const MOST_A_DAY = 12;
const MOST_A_WEEK = 60;
const LONGEST_READ = 10_000;
const ANY_NUMBER =
  /\d|(?:^|[^a-z])(?:a|an|un|una|half|media|medio|hora|one|two|t[hwer]|f[io]|s[ie]|eig|nin|ele|unos?|dos|tres|cua|cin|och|nue|die|do|cat|qui|vei)/;

type Match = RegExpExecArray;
type Span = { start: number; end: number };

const named = (match: Match, name: string): string | undefined => match.groups?.[name];
const periodOf = (match: Match): Period | undefined =>
  PERIOD_NAMES.find((name) => named(match, name) !== undefined);
const rounded = (value: number): number => Math.round(value * 100) / 100;
const spanOf = (match: Match): Span => ({ start: match.index, end: match.index + match[0].length });
const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Where the number itself begins, which may stand behind its period. */
const numberStart = (match: Match, typed: string | undefined): number =>
  match.index + Math.max(0, typed === undefined ? 0 : match[0].lastIndexOf(typed));

/** Hours and how they were typed: "25 min", "9 × 8 h". */
function lengthOf(match: Match, prefix = ''): { hours: number; typed: string; days?: number } | undefined {
  const at = (name: string) => named(match, prefix + name);
  if (at('half') !== undefined) return { hours: 0.5, typed: '0.5 h' };
  if (at('quarters') !== undefined) return { hours: 0.75, typed: '0.75 h' };
  if (at('quarter') !== undefined) return { hours: 0.25, typed: '0.25 h' };
  if (at('halfDay') !== undefined) return { hours: HOURS_A_DAY / 2, typed: `0.5 × ${HOURS_A_DAY} h` };
  if (at('bare') !== undefined) return { hours: 1.5, typed: '1.5 h' };
  const [clockHours, clockMinutes] = [at('clockHours'), at('clockMinutes')];
  if (clockHours !== undefined && clockMinutes !== undefined) {
    const hours = Number(clockHours) + Number(clockMinutes) / 60;
    return { hours, typed: `${rounded(hours)} h` };
  }
  const number = at('number');
  if (number === undefined) return undefined;
  const value = numberValue(number) + (at('mixed') === undefined && at('plus') === undefined ? 0 : 0.5);
  if (at('minutes') !== undefined) return { hours: value / 60, typed: `${value} min` };
  if (at('days') !== undefined) {
    return { hours: value * HOURS_A_DAY, typed: `${value} × ${HOURS_A_DAY} h`, days: value };
  }
  return { hours: value, typed: `${value} h` };
}

function periodHours(folded: string, match: Match): Omit<Quantity, 'quoted'> | undefined {
  const length = lengthOf(match);
  const period = periodOf(match);
  const start = numberStart(match, named(match, 'number'));
  const around = folded.slice(Math.max(0, match.index - 30), match.index + match[0].length);
  if (!length || !period || isInexact(folded, start) || NO_EFFORT.test(around)) return undefined;
  const [factor, formula] = WEEKLY_HOURS[period];
  const value = rounded(length.hours * factor);
  const isWork =
    value > 0 &&
    value <= MOST_A_WEEK &&
    (period !== 'day' || (length.hours <= MOST_A_DAY && length.days === undefined)) &&
    (period !== 'week' || (length.days ?? 0) <= 5);
  return isWork ? { field: 'hoursPerWeek', value, per: length.typed + formula } : undefined;
}

/** "300 a month, 4 minutes each": one count and one length, else it is not clear which belongs to which. */
function countedHours(folded: string, taken: readonly Span[]): (Quantity & Span) | undefined {
  const lengths = [...folded.matchAll(HOURS_EACH)];
  const counts = [...folded.matchAll(COUNT_A_PERIOD)].filter(
    (match) =>
      !/^(?:a|an|un|una)$/.test(named(match, 'count') ?? '') &&
      !/hour|hora|minut|\bmin\b|\bdays?\b|\bdias\b|\bh\b|euro|pound/.test(
        match[0].replace(/(?:a|per|al|por) (?:day|dia)$/, ''),
      ) &&
      !isInexact(folded, match.index) &&
      !lengths.some((length) => overlaps(spanOf(match), spanOf(length))),
  );
  const [length, count] = [lengths[0], counts[0]];
  if (!length || !count || lengths.length > 1 || counts.length > 1 || taken.length > 0) return undefined;
  const each = lengthOf(length) ?? lengthOf(length, 'then_');
  const period = periodOf(count);
  const start = numberStart(length, named(length, 'number') ?? named(length, 'then_number'));
  if (!each || !period || isInexact(folded, start)) return undefined;
  const times = numberValue(named(count, 'count') ?? '');
  const [factor, formula] = WEEKLY_HOURS[period];
  const value = rounded(times * each.hours * factor);
  if (value <= 0 || value > 168) return undefined;
  const [one, other] = [spanOf(length), spanOf(count)];
  return {
    field: 'hoursPerWeek',
    value,
    quoted: '',
    per: `${times} × ${each.typed}${formula}`,
    start: Math.min(one.start, other.start),
    end: Math.max(one.end, other.end),
  };
}

function incidentsOf(folded: string, match: Match): Omit<Quantity, 'quoted'> | undefined {
  const typed = named(match, 'count');
  const period = periodOf(match);
  const once = named(match, 'single') === undefined ? undefined : 1;
  const count = once ?? (named(match, 'twice') === undefined ? typed && numberValue(typed) : 2);
  if (!count || !period || (typed !== undefined && isInexact(folded, numberStart(match, typed)))) {
    return undefined;
  }
  const [factor, formula] = MONTHLY[period];
  return { field: 'incidentsPerMonth', value: rounded(count * factor), per: `${count}${formula}` };
}

function amountOf(match: Match, prefix = ''): number | undefined {
  const typed = named(match, `${prefix}after`) ?? named(match, `${prefix}before`);
  if (typed === undefined || /^(?:a|an|un|una)$/.test(typed)) return undefined;
  const isThousands =
    named(match, `${prefix}afterK`) !== undefined || named(match, `${prefix}beforeK`) !== undefined;
  return numberValue(typed) * (isThousands ? 1000 : 1);
}

/** Whether the words before an amount make it a price, a saving or a turnover. */
function isNoCost(folded: string, start: number): boolean {
  const before = folded.slice(Math.max(0, start - 40), start);
  return NO_COST.test(before) && !LOSS.test(before.slice(-28));
}

/**
 * Finds the figures of a problem in its sentence, in both languages, as values to confirm. A range, a bound, a length
 * without a period and whatever can be read in two ways give nothing.
 *
 * A sum a year (month, week) is one incident a month that costs a twelfth of it, so that 12 × incidents × cost makes
 * the sum again; where the text counts the incidents, the sum is shared among them.
 */
export function findQuantities(text: string): Quantity[] {
  const typed = text.slice(0, LONGEST_READ).normalize('NFC');
  const folded = foldInPlace(typed);
  if (!ANY_NUMBER.test(folded)) return [];
  const found: (Quantity & Span)[] = [];
  const add = (quantity: Omit<Quantity, 'quoted'> | undefined, { start, end }: Span) => {
    const isKnown = found.some(
      (other) =>
        other.field === quantity?.field &&
        (other.value === quantity.value || overlaps(other, { start, end })),
    );
    if (quantity && !isKnown) found.push({ ...quantity, start, end, quoted: '' });
  };
  for (const match of folded.matchAll(HOURS_A_PERIOD)) add(periodHours(folded, match), spanOf(match));
  const taken = [...found];
  const counted = countedHours(folded, taken);
  if (counted) add(counted, counted);
  else {
    for (const match of folded.matchAll(PERIOD_THEN_HOURS)) add(periodHours(folded, match), spanOf(match));
  }
  for (const match of folded.matchAll(PEOPLE_COUNTED)) {
    const { start, end } = spanOf(match);
    const value = numberValue(named(match, 'count') ?? '');
    const isAnother =
      COUNTS_OTHERS.test(folded.slice(Math.max(0, start - 30), start)) ||
      GONE.test(folded.slice(end, end + 20)) ||
      isInexact(folded, start);
    if (!isAnother && value >= 2 && Number.isInteger(value)) add({ field: 'people', value }, { start, end });
  }
  for (const pattern of [INCIDENTS, FAILING, PERIOD_THEN_INCIDENTS]) {
    for (const match of folded.matchAll(pattern)) add(incidentsOf(folded, match), spanOf(match));
  }
  addCosts(folded, found, add);
  return found
    .sort((one, other) => one.start - other.start)
    .map(({ start, end, ...quantity }) => ({ ...quantity, quoted: typed.slice(start, end).trim() }));
}

function addCosts(
  folded: string,
  found: readonly Quantity[],
  add: (quantity: Omit<Quantity, 'quoted'> | undefined, span: Span) => void,
): void {
  for (const match of folded.matchAll(COST_OF_ONE)) {
    const amount = amountOf(match) ?? amountOf(match, 'then_');
    if (!amount || isNoCost(folded, match.index)) continue;
    add({ field: 'incidentCostCents', value: Math.round(amount * 100) }, spanOf(match));
  }
  if (found.some(({ field }) => field === 'incidentCostCents')) return;
  const counts = found.filter(({ field }) => field === 'incidentsPerMonth');
  const sums = [...folded.matchAll(SUM_A_PERIOD)].filter((match) => !isNoCost(folded, match.index));
  const [match] = sums;
  const amount = match && amountOf(match);
  const period = match && periodOf(match);
  if (!amount || !period || sums.length > 1 || counts.length > 1) return;
  const start = numberStart(match, named(match, 'after') ?? named(match, 'before'));
  if (isInexact(folded, start)) return;
  const [factor, formula] = MONTHLY[period];
  const [count] = counts;
  if (!count) add({ field: 'incidentsPerMonth', value: 1, per: '1' }, spanOf(match));
  add(
    {
      field: 'incidentCostCents',
      value: Math.round((amount * factor * 100) / (count?.value ?? 1)),
      per: `${amount}${formula}${count ? ` / ${count.value}` : ''}`,
    },
    spanOf(match),
  );
}
