import { costsIn } from './cost-quantities.rules.ts';
import { hoursIn } from './hour-quantities.rules.ts';
import {
  COUNTS_OTHERS,
  FAILING,
  GONE,
  INCIDENTS,
  PEOPLE_COUNTED,
  PERIOD_THEN_INCIDENTS,
  SAYS_INCIDENT,
  SAYS_MONEY,
  SAYS_PERIOD,
} from './quantity-patterns.rules.ts';
import {
  MONTHLY,
  groupIn,
  numberStart,
  overlaps,
  periodOf,
  rounded,
  spanOf,
} from './quantity-matches.rules.ts';
import type { Currency } from '#features/consulting/companies/company.values.ts';
import { currencyIn } from './currency-words.rules.ts';
import { tiedUpIn } from './tied-up-quantities.rules.ts';
import type { FoundQuantity, Quantity } from './quantity.types.ts';
import { foldInPlace, isInexact, numberValue } from './typed-numbers.rules.ts';

export type { Quantity } from './quantity.types.ts';

const LONGEST_READ = 10_000;

function incidentsOf(folded: string, match: RegExpExecArray): FoundQuantity[] {
  const typed = groupIn(match, 'count');
  const period = periodOf(match);
  const once = groupIn(match, 'single') === undefined ? undefined : 1;
  const count = once ?? (groupIn(match, 'twice') === undefined ? typed && numberValue(typed) : 2);
  if (!count || !period || (typed !== undefined && isInexact(folded, numberStart(match, typed)))) {
    return [];
  }
  const [factor, formula] = MONTHLY[period];
  return [
    {
      field: 'incidentsPerMonth',
      value: rounded(count * factor),
      per: `${count}${formula}`,
      ...spanOf(match),
    },
  ];
}

function peopleIn(folded: string): FoundQuantity[] {
  return [...folded.matchAll(PEOPLE_COUNTED)].flatMap((match) => {
    const { start, end } = spanOf(match);
    const value = numberValue(groupIn(match, 'count') ?? '');
    const isAnother =
      COUNTS_OTHERS.test(folded.slice(Math.max(0, start - 30), start)) ||
      GONE.test(folded.slice(end, end + 20)) ||
      isInexact(folded, start);
    // "A person" is anybody.
    return !isAnother && value >= 2 && Number.isInteger(value)
      ? [{ field: 'people', value, start, end }]
      : [];
  });
}

const isRepeated = (one: FoundQuantity, earlier: readonly FoundQuantity[]): boolean =>
  earlier.some((other) => other.field === one.field && (other.value === one.value || overlaps(other, one)));

const distinct = (quantities: readonly FoundQuantity[]): FoundQuantity[] =>
  quantities.filter((one, place) => !isRepeated(one, quantities.slice(0, place)));

const isMoneyField = (field: Quantity['field']): boolean =>
  field === 'incidentCostCents' || field === 'tiedUpCents';

/** Whether a figure may be taken over as it is: an amount of another currency is neither converted nor relabelled. */
export const isCountedIn = ({ currency }: Pick<Quantity, 'currency'>, of: Currency): boolean =>
  currency === undefined || currency === of;

/**
 * Finds the figures of a problem in its sentence, in both languages, as values to confirm. A range, a bound, a length
 * without a period and whatever can be read in two ways give nothing.
 */
export function findQuantities(text: string): Quantity[] {
  const typed = text.slice(0, LONGEST_READ).normalize('NFC');
  const folded = foldInPlace(typed);
  const hasPeriod = SAYS_PERIOD.test(folded);
  const hours = hasPeriod ? hoursIn(folded) : [];
  const patterns = hasPeriod && SAYS_INCIDENT.test(folded) ? [INCIDENTS, FAILING, PERIOD_THEN_INCIDENTS] : [];
  const incidents = distinct(
    patterns.flatMap((pattern) =>
      [...folded.matchAll(pattern)].flatMap((match) => incidentsOf(folded, match)),
    ),
  );
  const found = distinct([
    ...hours,
    ...peopleIn(folded),
    ...incidents,
    ...costsIn(folded, incidents),
    ...(SAYS_MONEY.test(folded) ? tiedUpIn(folded) : []),
  ]);
  return found
    .sort((one, other) => one.start - other.start)
    .map(({ start, end, ...quantity }) => {
      const currency = isMoneyField(quantity.field) ? currencyIn(folded.slice(start, end)) : undefined;
      return { ...quantity, quoted: typed.slice(start, end).trim(), ...(currency && { currency }) };
    });
}
