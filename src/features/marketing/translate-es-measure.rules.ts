import { pluralNounEn, SPANISH_NOUNS } from './lexicon.rules.ts';
import { respell, valueWord, wordValue } from './numbers.rules.ts';
import { isFigure, isUnit, longest, type Token } from './translate-tokens.rules.ts';

export const asNumber = (token: Token | undefined): string | undefined => {
  if (token === undefined) return undefined;
  if (isFigure(token)) return respell(token.raw, 'es', 'en');
  const value = wordValue(token.word, 'es');
  return value === undefined || value < 2 ? undefined : valueWord(value, 'en');
};

/** "90 días" as "90 days", and as the modifier "90-day". */
export function measure(tokens: readonly Token[], at: number) {
  const number = asNumber(tokens[at]);
  const unit = tokens[at + 1];
  if (number === undefined || unit === undefined) return undefined;
  if (isUnit(unit)) {
    const text = unit.raw === '%' ? `${number}%` : `${number} ${unit.raw}`;
    return { text, modifier: text, next: at + 2, isTime: /^(?:h|min)$/i.test(unit.raw) };
  }
  const found = longest(SPANISH_NOUNS, tokens, at + 1, 2);
  if (!found?.entry.noun.isTime && !found?.entry.noun.isMeasure) return undefined;
  const { noun, isPlural } = found.entry;
  return {
    text: `${number} ${isPlural ? pluralNounEn(noun) : noun.en}`,
    modifier: `${number}-${noun.en}`,
    next: found.next,
    isTime: noun.isTime,
  };
}

/** "10 a 40 personas" */
export function rangeOf(tokens: readonly Token[], at: number) {
  const from = asNumber(tokens[at]);
  const to = tokens[at + 1]?.word === 'a' ? asNumber(tokens[at + 2]) : undefined;
  const found = to === undefined ? undefined : longest(SPANISH_NOUNS, tokens, at + 3, 2);
  if (from === undefined || to === undefined || found === undefined) return undefined;
  const unit = isUnit(tokens[at + 3]) ? tokens[at + 3]?.raw : pluralNounEn(found.entry.noun);
  return { text: `${from} to ${to} ${unit}`, next: found.next };
}
