import { anyWord } from '#features/language/problem-words.rules.ts';
import { amountOf, isNoCost } from './cost-quantities.rules.ts';
import { groupIn, numberStart, spanOf } from './quantity-matches.rules.ts';
import type { FoundQuantity } from './quantity.types.ts';
import { AMOUNT, PERIOD_BEHIND } from './quantity-patterns.rules.ts';
import { isInexact } from './typed-numbers.rules.ts';

const AGE = `(?:\\d{2,3}|${anyWord(({ ages }) => ages)})`;
const AFTER = new RegExp(
  `${AMOUNT}(?:(?:\\s[a-z]+){0,3}?\\s|\\s)(?:${anyWord(({ owed }) => owed(AGE))}|${anyWord(({ lying }) => lying)})`,
  'g',
);
const BEFORE = new RegExp(
  `(?<![a-z])(?:${anyWord(({ owesUs }) => owesUs)})(?:\\s(?:${anyWord(({ about }) => about)})){0,2}\\s${AMOUNT}`,
  'g',
);
const NAMED_BEFORE = new RegExp(
  `(?<![a-z])(?:${anyWord(({ tiedUp }) => tiedUp)})(?:\\s[a-z]+){0,2}?\\s${AMOUNT}`,
  'g',
);
const OWN_DEBT = new RegExp(anyWord(({ ownDebt }) => ownDebt));
const SAYS_OWED = new RegExp(anyWord(({ saysOwed }) => saysOwed));

/** Money owed to the company or lying in stock; two amounts in one text may be parts of each other and give nothing. */
export function tiedUpIn(folded: string): FoundQuantity[] {
  const found = [
    ...folded.matchAll(AFTER),
    ...folded.matchAll(BEFORE),
    ...folded.matchAll(NAMED_BEFORE),
  ].flatMap((match): FoundQuantity[] => {
    const amount = amountOf(match);
    const { start, end } = spanOf(match);
    const around = folded.slice(Math.max(0, start - 30), end);
    const typed = groupIn(match, 'after') ?? groupIn(match, 'before');
    if (
      !amount ||
      isInexact(folded, numberStart(match, typed)) ||
      OWN_DEBT.test(around) ||
      (isNoCost(folded, start) && !SAYS_OWED.test(around)) ||
      PERIOD_BEHIND.test(folded.slice(end, end + 40))
    )
      return [];
    return [{ field: 'tiedUpCents', value: Math.round(amount * 100), start, end }];
  });
  return new Set(found.map(({ value }) => value)).size === 1 ? found.slice(0, 1) : [];
}
