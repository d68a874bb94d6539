import type { Locale } from '#shared/languages.ts';
import { foldText } from '#shared/text.ts';
import { nounCount, type EnglishNoun } from './grammar-en.rules.ts';
import { nounForm, type NounForm } from './grammar-es.rules.ts';
import {
  ENGLISH_ADJECTIVES,
  ENGLISH_NOUNS,
  ENGLISH_PARTICIPLES,
  SPANISH_ADJECTIVES,
  SPANISH_NOUNS,
  SPANISH_PARTICIPLES,
} from './lexicon.rules.ts';
import {
  CAPITALISED,
  ENGLISH_CLAUSE_VERBS,
  ENGLISH_COUNTABLE,
  ENGLISH_VERB_FORMS,
  ORDER_EN,
  ORDER_ES,
  PREDICATE_EN,
  SPANISH_CLAUSE_VERBS,
  SPANISH_QUALITIES,
  SPANISH_VERB_FORMS,
} from './noun-phrases.values.ts';

/**
 * How a fact can stand in a sentence: `clause` is a sentence by itself ("cada pieza lleva el lote"), `verb` has the
 * product for its subject ("keeps for 30 days"), `noun` names something, `adjective` describes the product, `phrase` begins
 * with a preposition; `loose` is whatever the rules are not sure of, and stands alone or after a colon.
 */
export type Form = 'clause' | 'verb' | 'noun' | 'adjective' | 'phrase' | 'loose';
export type Shape = {
  form: Form;
  /** Of a noun, where its ending shows it. */
  spanish?: NounForm;
  english?: EnglishNoun;
  /** Begins with an article or a number, so that it needs none. */
  isDetermined?: boolean;
  /** Of a Spanish verb: it wants a product of the same number. */
  isPlural?: boolean;
};

const set = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(foldText));
const VERBS_ES = set(SPANISH_VERB_FORMS);
const CLAUSES_ES = set(SPANISH_CLAUSE_VERBS);
const QUALITIES_ES = set(SPANISH_QUALITIES);
const VERBS_EN = set(ENGLISH_VERB_FORMS);
const CLAUSES_EN = set(ENGLISH_CLAUSE_VERBS);
const COUNTABLE_EN = set(ENGLISH_COUNTABLE);
const KEPT = new Set(CAPITALISED.split(' '));

const PREPOSITION: Record<Locale, RegExp> = {
  es: /^(?:de|del|en|con|sin|por|para|a|al|hasta|desde|bajo|entre|sobre|durante|contra|segun|ante)$/,
  en: /^(?:with|without|in|for|from|by|at|on|up|under|over|between|of|to|through|during|within)$/,
};
const DETERMINER: Record<Locale, RegExp> = {
  es: /^(?:el|la|los|las|un|una|unos|unas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|sesenta|noventa|cien|cada|todo|toda|todos|todas|varios|varias|nuestro|nuestra|nuestros|nuestras|su|sus|\d[\d.,]*)$/,
  en: /^(?:the|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety|each|every|all|both|our|your|its|several|\d[\d.,]*)$/,
};

export const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}.,'’%-]*/gu) ?? []).map(foldText);

/** A verb after a subject, and not behind "que" or "that", which would only describe the noun before it. */
const hasVerb = (words: readonly string[], verbs: ReadonlySet<string>, relative: RegExp): boolean =>
  words.some(
    (word, at) => at > 0 && at < 9 && verbs.has(word) && !words.slice(0, at).some((w) => relative.test(w)),
  );

const singular = (word: string): string => word.replace(/n$/, '');

/** A verb whose subject is the product; with a subject behind it ("imparte la maestra") it is a clause. */
function acting(words: readonly string[]): Shape {
  const verb = words.find((word) => !/^(?:se|no|le|les|lo|la)$/.test(word)) ?? '';
  const isPlural = verb.endsWith('n');
  const hasSubject = /^(?:imparten?|dirigen?|elaboran?|firman?|presentan?)$/.test(verb);
  return hasSubject ? { form: 'clause' } : { form: 'verb', isPlural };
}

function spanishShape(words: readonly string[]): Shape {
  const [first = ''] = words;
  if (ORDER_ES.test(words.join(' '))) return { form: 'loose' };
  if (/^(?:hay|te|le|les|nos|os|me)$/.test(first)) return { form: 'clause' };
  if (first === 'se' || first === 'no') return acting(words[1] === 'se' ? words.slice(1) : words);
  if (/(?:amos|emos|imos)$/.test(first) && first.length > 5) return { form: 'clause' };
  // "conserva 30 días" and "pesa 2 kg" act; "conserva de bonito" is a thing.
  if (/^(?:conserva|dura|pesa|mide|cura|carga)n?$/.test(first) && DETERMINER.es.test(words[1] ?? ''))
    return acting(words);
  const isNoun = SPANISH_NOUNS.has(first);
  if (!isNoun && (VERBS_ES.has(first) || VERBS_ES.has(singular(first)))) return acting(words);
  if (PREPOSITION.es.test(first)) return { form: 'phrase' };
  const isDetermined = DETERMINER.es.test(first);
  if (hasVerb(words, CLAUSES_ES, /^(?:que|donde|quien|cuando)$/))
    return isDetermined && !/^\d/.test(first) ? { form: 'clause' } : { form: 'loose' };
  if (!isNoun && (QUALITIES_ES.has(first) || SPANISH_PARTICIPLES.has(first))) return { form: 'adjective' };
  if (!isNoun && SPANISH_ADJECTIVES.has(first)) return { form: words.length === 1 ? 'adjective' : 'loose' };
  const head = isDetermined ? (words[1] ?? '') : first;
  if (!isNoun && /(?:ar|er|ir|ando|iendo|mente)$/.test(head) && !isDetermined) return { form: 'loose' };
  if (!isNoun && !isDetermined && /(?:ad|id)[oa]s?$/.test(head) && head.length > 5) return { form: 'loose' };
  const known = SPANISH_NOUNS.get(head);
  const spanish = known ? { gender: known.noun.gender, isPlural: known.isPlural } : nounForm(head);
  return { form: 'noun', isDetermined, ...(spanish && { spanish }) };
}

/** The noun that the words before the first preposition or comma end in. */
function englishHead(words: readonly string[]): string {
  const stop = words.findIndex(
    (word, at) => at > 0 && (PREPOSITION.en.test(word) || ENGLISH_PARTICIPLES.has(word)),
  );
  const phrase = stop === -1 ? words : words.slice(0, stop);
  return (phrase.at(-1) ?? '').replace(/,$/, '');
}

function countOf(head: string): EnglishNoun | undefined {
  const known = ENGLISH_NOUNS.get(head);
  if (known !== undefined) return known.isPlural ? 'many' : known.noun.isMass ? 'mass' : 'one';
  const count = nounCount(head);
  return count !== 'one' || COUNTABLE_EN.has(head) ? count : undefined;
}

function englishShape(words: readonly string[]): Shape {
  const [first = ''] = words;
  if (ORDER_EN.test(words.join(' '))) return { form: 'loose' };
  if (words.length > 1 && PREDICATE_EN.test(words.at(-1) ?? '')) return { form: 'loose' };
  if (VERBS_EN.has(first)) return { form: 'verb' };
  if (PREPOSITION.en.test(first)) return { form: 'phrase' };
  if (/^(?:no|not|never)$/.test(first)) return { form: 'loose' };
  const isDetermined = DETERMINER.en.test(first);
  if (hasVerb(words, CLAUSES_EN, /^(?:that|which|who|where|when)$/))
    return isDetermined || ENGLISH_NOUNS.has(first) ? { form: 'clause' } : { form: 'loose' };
  const head = englishHead(words);
  const isNoun = ENGLISH_NOUNS.has(head);
  const isQuality =
    /(?:-proof|proof|-free|-friendly|-resistant|-safe|able|ible)$/.test(first) ||
    first === 'ready' ||
    first === 'easy';
  const isDone =
    ENGLISH_PARTICIPLES.has(first) ||
    /^(?:handmade|hand-\w+ed|homemade|home-made|built|designed|approved|shipped|delivered)$/.test(first);
  if (isDone && !isNoun) return { form: 'adjective' };
  if (!isNoun && isQuality) return { form: 'adjective' };
  if (!isNoun && words.length === 1 && ENGLISH_ADJECTIVES.has(first)) return { form: 'adjective' };
  if (!isNoun && /(?:ed|ly|ish|ful|less|ive|ous)$/.test(head)) return { form: 'loose' };
  const english = countOf(head);
  // Without knowing how it counts, nobody can put an article before it.
  return english === undefined && !isDetermined
    ? { form: 'loose' }
    : { form: 'noun', isDetermined, ...(english && { english }) };
}

export function shapeOf(fact: string, language: Locale): Shape {
  const words = wordsOf(fact);
  const isOdd =
    /[<>{}[\]@#|\\=]|https?:|…$/u.test(fact) || /^\p{Lu}{2,}\s\p{Lu}{2,}/u.test(fact) || words.length === 0;
  if (isOdd) return { form: 'loose' };
  return language === 'es' ? spanishShape(words) : englishShape(words);
}

const isKnownWord = (word: string): boolean =>
  [SPANISH_NOUNS, SPANISH_ADJECTIVES, ENGLISH_NOUNS, ENGLISH_ADJECTIVES].some((table) => table.has(word));

/** A fact that was typed in capitals is said in an ordinary voice; acronyms and types stay as they are. */
export function calm(fact: string): string {
  const words = fact.match(/\p{L}+/gu) ?? [];
  const isShouted = fact === fact.toUpperCase() && words.some((word) => isKnownWord(foldText(word)));
  if (!isShouted) return fact;
  return fact.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const isAcronym =
      /\d/.test(word) ||
      (word.length <= 3 &&
        !/[AEIOU]/u.test(word) &&
        word !== 'Y' &&
        !/^(?:CM|KG|MM|ML|KM|G|L|M|H)$/.test(word));
    return isAcronym && !/^\d+$/.test(word) ? word : word.toLowerCase();
  });
}

/** The fact inside a sentence: its first letter is small, unless it is a name, an acronym or a title's capital. */
export function inner(fact: string): string {
  const [first = ''] = fact.split(/\s/u);
  const bare = first.replace(/[,.;:]+$/u, '');
  const isKept = KEPT.has(bare) || /^\p{Lu}(?:$|[\p{Lu}\d.-])/u.test(bare) || /^\p{Ll}/u.test(bare);
  const isTitle = /^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}/u.test(fact);
  return (isKept && bare.length > 1) || isTitle ? fact : fact.charAt(0).toLowerCase() + fact.slice(1);
}

/** At the head of a sentence. */
export const outer = (fact: string): string => fact.charAt(0).toUpperCase() + fact.slice(1);
