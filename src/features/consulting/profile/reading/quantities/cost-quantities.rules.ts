import { COST_OF_ONE, LOSS, NO_COST, SAYS_MONEY, SUM_A_PERIOD } from './quantity-patterns.rules.ts';
import { MONTHLY, groupIn, numberStart, periodOf, spanOf } from './quantity-matches.rules.ts';
import type { FoundQuantity } from './quantity.types.ts';
import { isArticle, isInexact, numberValue } from './typed-numbers.rules.ts';

export function amountOf(match: RegExpExecArray, prefix = ''): number | undefined {
  const typed = groupIn(match, `${prefix}after`) ?? groupIn(match, `${prefix}before`);
  if (typed === undefined || isArticle(typed)) return undefined;
  const isThousands =
    groupIn(match, `${prefix}afterK`) !== undefined || groupIn(match, `${prefix}beforeK`) !== undefined;
  return numberValue(typed) * (isThousands ? 1000 : 1);
}

/** Whether the words before an amount make it a price, a saving or a turnover. */
export function isNoCost(folded: string, start: number): boolean {
  const before = folded.slice(Math.max(0, start - 40), start);
  return NO_COST.test(before) && !LOSS.test(before.slice(-28));
}

/** The cost of one incident, as it stands in the text. */
function costsOfOne(folded: string): FoundQuantity[] {
  return [...folded.matchAll(COST_OF_ONE)].flatMap((match) => {
    const amount = amountOf(match) ?? amountOf(match, 'then_');
    if (!amount || isNoCost(folded, match.index)) return [];
    const typed = groupIn(match, 'after') ?? groupIn(match, 'before') ?? groupIn(match, 'then_after');
    const start = numberStart(match, typed ?? groupIn(match, 'then_before'));
    if (isInexact(folded, start)) return [];
    return [{ field: 'incidentCostCents', value: Math.round(amount * 100), ...spanOf(match) }];
  });
}

/**
 * Costs of the text. A sum a year (month, week) is one incident a month that costs a twelfth of it, so that
 * 12 × incidents × cost makes the sum again; where the text counts the incidents, the sum is shared among them.
 */
export function costsIn(folded: string, incidents: readonly FoundQuantity[]): FoundQuantity[] {
  if (!SAYS_MONEY.test(folded)) return [];
  const ofOne = costsOfOne(folded);
  if (ofOne.length > 0) return ofOne;
  const sums = [...folded.matchAll(SUM_A_PERIOD)].filter((match) => !isNoCost(folded, match.index));
  const [match] = sums;
  const amount = match && amountOf(match);
  const period = match && periodOf(match);
  if (!amount || !period || sums.length > 1 || incidents.length > 1) return [];
  const start = numberStart(match, groupIn(match, 'after') ?? groupIn(match, 'before'));
  if (isInexact(folded, start)) return [];
  const [factor, formula] = MONTHLY[period];
  const [counted] = incidents;
  const count = counted?.value ?? 1;
  const cost: FoundQuantity = {
    field: 'incidentCostCents',
    value: Math.round((amount * factor * 100) / count),
    per: `${amount}${formula}${counted ? ` / ${count}` : ''}`,
    ...spanOf(match),
  };
  return counted ? [cost] : [{ field: 'incidentsPerMonth', value: 1, per: '1', ...spanOf(match) }, cost];
}
