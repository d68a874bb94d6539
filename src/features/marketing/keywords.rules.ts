import type { Locale } from '#shared/languages.ts';
import { foldText } from '#shared/text.ts';
import { BINDING_WORDS } from './language-of.rules.ts';
import { ENGLISH_ADJECTIVES, ENGLISH_NOUNS, SPANISH_ADJECTIVES, SPANISH_NOUNS } from './lexicon.rules.ts';

const NOUNS = { es: SPANISH_NOUNS, en: ENGLISH_NOUNS };
const ADJECTIVES = { es: SPANISH_ADJECTIVES, en: ENGLISH_ADJECTIVES };

/** What a thing is sold in is no thing that is searched for. */
const HOLDER =
  /^(?:piezas?|pieces?|unidad(?:es)?|units?|lotes?|batch|nombres?|names?|números?|numbers?|personas?|person|people|tarros?|jars?)$/iu;
const LONGEST_LOOSE = 3;
/** What is done to a thing, and not what it is. */
const DONE = { es: /(?:[aei]r|[ai]d[oa]s?)$/u, en: /(?:ed|ing|ready)$/u };

/** "queso azul", "leche cruda": a noun with its adjective, which is how people search; else a noun with its noun, or alone. */
export function keywordsIn(fact: string, language: Locale, isThing: boolean): string[] {
  const words = fact.match(/[\p{L}][\p{L}’'-]*/gu) ?? [];
  const isNoun = (word: string | undefined) => {
    const found = word === undefined ? undefined : NOUNS[language].get(foldText(word));
    return found !== undefined && !found.noun.isTime && !found.noun.isMeasure && !HOLDER.test(word ?? '');
  };
  const isAdjective = (word: string | undefined) =>
    word !== undefined && ADJECTIVES[language].has(foldText(word));
  const pairs = words.flatMap((word, at) => {
    const next = words[at + 1];
    const isPair = language === 'es' ? isNoun(word) && isAdjective(next) : isAdjective(word) && isNoun(next);
    return isPair && next !== undefined ? [`${word} ${next}`] : [];
  });
  if (pairs.length > 0) return pairs;
  // "hoja de arce", "maple leaf": what a thing is of says more than the thing.
  const [compound] = words.flatMap((word, at) => {
    const [next, last] = words.slice(at + 1);
    const phrase = language === 'es' ? `${word} de ${last}` : `${word} ${next}`;
    const isOne = isNoun(word) && (language === 'es' ? next === 'de' && isNoun(last) : isNoun(next));
    return isOne && fact.includes(phrase) ? [phrase] : [];
  });
  if (compound !== undefined) return [compound];
  const [noun] = words.filter((word) => isNoun(word));
  if (noun !== undefined) return [noun];
  // A sentence without a noun that is known begins with a verb, for which nobody searches.
  if (!isThing || words.length > LONGEST_LOOSE) return [];
  const [plain] = words.filter(
    (word) =>
      word.length > 4 && !BINDING_WORDS[language].has(foldText(word)) && !DONE[language].test(foldText(word)),
  );
  return plain === undefined ? [] : [plain];
}
