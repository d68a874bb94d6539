import { valuesIn } from '#features/marketing/writer/checks/numbers.rules.ts';
import { INTL_TAG, type Locale } from '#shared/languages.ts';
import { parseNumber } from '#shared/numbers/amount.ts';
import { moneyText } from '#shared/numbers/money-text.ts';
import { foldText } from '#shared/texts/text.ts';

const CURRENCIES = { '€': 'EUR', $: 'USD', '£': 'GBP' } as const;
const PRICE = /(?<before>[€$£])?\s?(?<amount>\d[\d.,]*\d|\d)\s?(?<after>[€$£])?/u;
/** A price that is only where prices begin has no sum. */
const FROM = /^(?:from|desde|a partir)(?!\p{L})/iu;
/** Shorter words are articles and prepositions. */
const SHORTEST_NOUN = 4;

const stemOf = (noun: string): string => foldText(noun).replace(/(?:es?|s)$/u, '');

/** Returns what as many pieces cost as a message asks for, where the price is that of one; else null. */
export function askedSum(
  message: string,
  price: string,
  language: Locale,
): { pieces: string; sum: string } | null {
  const { before, amount = '', after } = PRICE.exec(price)?.groups ?? {};
  const sign = (before ?? after) as keyof typeof CURRENCIES | undefined;
  const each = parseNumber(amount, INTL_TAG[language]);
  if (sign === undefined || each === null || FROM.test(price.trim())) return null;
  const units = foldText(price)
    .split(/[^\p{L}]+/u)
    .map((word) => stemOf(word));
  const words = message.split(/[^\p{L}\p{N}-]+/u);
  // “forty plates”: how many of what.
  for (const [at, number] of words.entries()) {
    const noun = words[at + 1] ?? '';
    const [count = 0] = valuesIn(number);
    if (count < 2 || noun.length < SHORTEST_NOUN || !units.includes(stemOf(noun))) continue;
    const sum = moneyText(Math.round(count * each * 100), CURRENCIES[sign], INTL_TAG[language]);
    return { pieces: `${number} ${noun}`, sum };
  }
  return null;
}
