import type { Locale } from '#shared/languages.ts';
import { foldText } from '#shared/text.ts';
import {
  ENGLISH_ADJECTIVES,
  ENGLISH_NOUNS,
  ENGLISH_VERBS,
  SPANISH_ADJECTIVES,
  SPANISH_NOUNS,
  SPANISH_VERBS,
} from './lexicon.rules.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words that hold a sentence together and are words of one of the two languages only. */
export const BINDING_WORDS: Record<Locale, ReadonlySet<string>> = {
  es: words(
    'el la los las una unos unas del al y en con por para que se su sus mas cada desde hasta lo es son muy pero tambien como donde cuando quien este esta estos estas ese esa eso esto nos les le hay ser estar tiene tienen puede pueden sobre entre todo toda todos todas sin ni ya otro otra nuestro nuestra usted ustedes tu tus ti ello asi porque aunque siempre nunca aqui ahora',
  ),
  en: words(
    'the and of with for from to is are was were be been our your you we they them their his her its it this that these those which who what when where how why on at by up out into onto over under without within each every some any most more less than then there here not but or as an if so can will would should must may have has had do does did only also just about after before while because',
  ),
};

const ENDING: Record<Locale, RegExp> = {
  es: /(?:cion|ciones|dad|dades|mente|ado|ada|ados|adas|ando|iendo|eria|illo|illa|anos)$/,
  en: /(?:ing|tion|tions|ness|ment|ful|less|ight|ould|th|ck|sh|proof|friendly)$/,
};

const KNOWN: Record<Locale, readonly ReadonlyMap<string, unknown>[]> = {
  es: [SPANISH_NOUNS, SPANISH_ADJECTIVES, SPANISH_VERBS],
  en: [ENGLISH_NOUNS, ENGLISH_ADJECTIVES, ENGLISH_VERBS],
};

const isKnown = (word: string, language: Locale): boolean => KNOWN[language].some((table) => table.has(word));

/** Words of both languages, though the glossary has them in one. */
const SHARED = words(
  'come sale use usa red once pan son sin has he me no a familiar regular capital real total general normal personal social central final plan arena ante fin van gala rival ideal natural original cruel actual pie todo dice fines mate club bar hotel base media honor color visible posible horrible',
);

/** A word of one language that the other does not have. */
export const isOnly = (word: string, language: Locale): boolean => {
  const folded = foldText(word);
  const other = language === 'es' ? 'en' : 'es';
  if (SHARED.has(folded)) return false;
  if (BINDING_WORDS[language].has(folded)) return !isKnown(folded, other);
  return (
    folded.length > 2 &&
    isKnown(folded, language) &&
    !isKnown(folded, other) &&
    !BINDING_WORDS[other].has(folded)
  );
};

function weight(word: string, language: Locale): number {
  const folded = foldText(word);
  const other = language === 'es' ? 'en' : 'es';
  if (BINDING_WORDS[language].has(folded)) return 2;
  const points =
    (isKnown(folded, language) && !isKnown(folded, other) ? 2 : 0) +
    (ENDING[language].test(folded) ? 0.5 : 0);
  return language === 'es' && /[áéíóúñ¿¡]/iu.test(word) ? points + 1.5 : points;
}

/** The language that a text is written in, or nothing where it shows none ("LED, IP65, 230 V"). */
export function languageOf(text: string): Locale | undefined {
  const found = text.slice(0, 4_000).match(/\p{L}+/gu) ?? [];
  const score = (language: Locale) => found.reduce((sum, word) => sum + weight(word, language), 0);
  const [es, en] = [score('es'), score('en')];
  if (Math.max(es, en) < 1 || es === en) return undefined;
  return es > en ? 'es' : 'en';
}
