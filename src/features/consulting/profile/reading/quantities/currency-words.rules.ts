import type { Currency } from '#features/consulting/companies/company.values.ts';
import { foldText } from '#shared/texts/text.ts';

/** Letters of a text that are read. */
const LONGEST_READ = 10_000;

/** Signs and words of each currency, folded, in the languages of the portals. */
const SIGNS: readonly (readonly [Currency, RegExp])[] = [
  ['EUR', /€|\beur/],
  ['GBP', /£|\bgbp\b|\bpounds?\b|\blibras?\b/],
  ['CHF', /\bchf\b|\bfrancs?\b|\bfrancos?\b/],
  ['USD', /\$|\busd\b|\bdollars?\b|\bdolares\b/],
];

/** The currency that an amount is typed in; undefined where it says none. */
export const currencyIn = (folded: string): Currency | undefined =>
  SIGNS.find(([, sign]) => sign.test(folded))?.[0];

const AMOUNTS =
  /(?:[€£$]|\b(?:eur|gbp|usd|chf))\s?\d|\d(?:\s?(?:k\b|mil\b|thousand\b))?\s?(?:[€£$]|\b(?:euros?|eur|gbp|usd|chf|pounds?|libras?|francs?|francos?|dollars?|dolares)\b)/g;
/** "20 pounds of flour", "40 libras de harina": weights. */
const WEIGHT = /^\s(?:of|de)\b/;

/** Currencies of the amounts that a text names. */
export function currenciesIn(text: string): Currency[] {
  const folded = foldText(text.slice(0, LONGEST_READ));
  const found = [...folded.matchAll(AMOUNTS)].flatMap((match) =>
    WEIGHT.test(folded.slice(match.index + match[0].length)) ? [] : (currencyIn(match[0]) ?? []),
  );
  return [...new Set(found)];
}
