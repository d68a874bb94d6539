import type { Locale } from '#shared/languages.ts';
import { foldText } from '#shared/text.ts';
import { nounCount } from './grammar-en.rules.ts';
import { article, nounForm, type NounForm } from './grammar-es.rules.ts';
import { ENGLISH_NOUNS, SPANISH_NOUNS, type NounEntry } from './lexicon.rules.ts';
import type { Value } from './sentence.rules.ts';

/** How a product's name stands in a sentence; its letters are never changed. */
export type ProductName = {
  name: string;
  /** With the article that a describing name takes ("la Caja de degustación"); a brand takes none. */
  value: Value;
  isPlural: boolean;
  isFeminine: boolean;
  /** The noun that the name is built on, where the glossary knows it. */
  head?: NounEntry;
};

const words = (text: string): string[] => text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];

/** Spanish names begin with their noun, English names end with it or put it before "of", "for" and the like. */
function headOf(name: string): { entry: NounEntry; language: Locale } | undefined {
  const parts = words(name);
  for (let size = Math.min(3, parts.length); size > 0; size -= 1) {
    const entry = SPANISH_NOUNS.get(foldText(parts.slice(0, size).join(' ')));
    if (entry !== undefined) return { entry, language: 'es' };
  }
  const stop = parts.findIndex((word, at) => at > 0 && /^(?:of|for|with|in|from|by)$/i.test(word));
  const phrase = stop === -1 ? parts : parts.slice(0, stop);
  for (let size = Math.min(3, phrase.length); size > 0; size -= 1) {
    const entry = ENGLISH_NOUNS.get(foldText(phrase.slice(-size).join(' ')));
    if (entry !== undefined) return { entry, language: 'en' };
  }
  return undefined;
}

const fixed = (name: string): Value => ({ text: name, isName: true });

/** A word such as "Sardinillas en aceite": small letters after the first show a description, not a brand. */
const isDescription = (name: string): boolean => {
  const parts = name.split(/\s+/u);
  return parts.length > 1 && parts.slice(1).every((word) => !/^\p{Lu}/u.test(word));
};

function spanishForm(name: string, head: NounEntry | undefined, opening: string): NounForm | undefined {
  if (head !== undefined) return { gender: head.noun.gender, isPlural: head.isPlural };
  const [first = ''] = words(name);
  // "Gafas Mar" of "gafas progresivas": the noun is the description's, so that the name is no foreign word.
  const isDescribed = foldText(words(opening)[0] ?? '') === foldText(first);
  return isDescribed || isDescription(name) ? nounForm(first) : undefined;
}

/** `kind` is gender and number of what the product is, where the name does not say it; `opening` how it is described. */
export function readName(
  typed: string,
  language: Locale,
  kind: NounForm | undefined,
  opening = '',
): ProductName {
  const name = typed.trim().replace(/\s+/gu, ' ');
  const found = headOf(name);
  const head = found?.entry;
  const form = found?.language === 'en' ? undefined : spanishForm(name, head, opening);
  const gender = form?.gender ?? kind?.gender ?? head?.noun.gender ?? 'm';
  const isPlural = head?.isPlural ?? form?.isPlural ?? false;
  const shared = { name, isPlural, isFeminine: gender === 'f', ...(head && { head }) };
  const doesNameItself = head !== undefined && found?.language === language && words(name).length > 1;
  if (!doesNameItself) return { ...shared, value: fixed(name) };
  if (language === 'es') {
    const start = article('el', words(name)[0] ?? '', { gender, isPlural });
    return { ...shared, value: { text: `${start} ${name}` } };
  }
  const isMass = head.noun.isMass || nounCount(head.noun.en) === 'mass';
  return { ...shared, value: isMass && !isPlural ? fixed(name) : { text: `the ${name}` } };
}

const LEGAL_FORM =
  /,?\s+(?:S\.?\s?[AL]\.?(?:\s?U\.?)?|S\.?\s?L\.?\s?L\.?|S\.?\s?Coop\.?|C\.?\s?B\.?|Ltd\.?|Limited|Inc\.?|LLC|PLC|GmbH|Corp\.?)$/iu;

/** The name that a company is called by; without its legal form, whose full stops would end sentences. */
export const companyName = (typed: string): string =>
  typed.trim().replace(/\s+/gu, ' ').replace(LEGAL_FORM, '');
