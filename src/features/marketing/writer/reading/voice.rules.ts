import type { Locale } from '#shared/languages.ts';
import { LANGUAGE_PACKS, packOf } from '#features/language/language-pack.rules.ts';

const saysIInAny = (text: string): boolean =>
  LANGUAGE_PACKS.some(({ i, iDid }) => i.test(text) || iDid?.test(text) === true);

/** Whether words speak of "me" or "us": in the mouth of the seller the buyer’s problem would be the seller’s. */
export const saysFirstPerson = (text: string): boolean =>
  saysIInAny(text) || LANGUAGE_PACKS.some(({ we }) => we.some((pattern) => pattern.test(text)));

/** Whether a change is in the buyer's voice: "you" and "we" are the seller's. */
export const saysBuyersChange = (text: string): boolean =>
  saysIInAny(text) && !LANGUAGE_PACKS.some(({ you }) => you.test(text));

/** A problem of third persons: nobody who reads it is asked. */
export const saysOfOthers = (text: string, language: Locale): boolean => packOf(language).ofOthers.test(text);

/** An owner who speaks as one person: "us" and "nos" would be somebody else. */
export const saysI = (text: string, language: Locale): boolean => packOf(language).i.test(text);

export const saysYou = (text: string, language: Locale): boolean => packOf(language).you.test(text);

export const needsName = (text: string, language: Locale): boolean => {
  const { needsName: opens, endsUnnamed } = packOf(language);
  return opens.test(text) || endsUnnamed?.test(text) === true;
};

/** "It'll go for firewood": a problem of a thing that nothing names. */
export const isOfUnnamed = (text: string, language: Locale): boolean =>
  packOf(language).ofUnnamed?.test(text) === true;

/** Words that mean no certain person, and so the reader. */
export const isInfinitive = (text: string, language: Locale): boolean =>
  packOf(language).infinitive?.test(text) === true;

/** "He probado…", "te ha pasado": nobody is asked after it. */
export const saysPerfect = (text: string, language: Locale): boolean =>
  packOf(language).perfect?.test(text) === true;

/** "Vuelve a comer", after "Tu perro no come": only the problem says whose change it is. */
export const followsProblem = (change: string, pain: string, language: Locale): boolean =>
  (packOf(language).pointsBack?.test(change) === true && packOf(language).pointedAt?.test(pain) !== false) ||
  (packOf(language).ofSomebody.test(change) &&
    LANGUAGE_PACKS.some(({ namesSomebody }) => namesSomebody.test(pain)));

/** Whether words say something where nothing names the product: neither "on slopes where…" nor "works for both". */
export const standsAlone = (text: string, language: Locale): boolean => {
  const { prepositions, ofSomebody } = packOf(language);
  return !prepositions.test(text) && !ofSomebody.test(text) && !needsName(text, language);
};

/** A verb of the third person that opens a sentence without its subject, and is no request. */
export const saysBareVerb = (text: string, language: Locale): boolean =>
  packOf(language).bareVerb?.test(text) === true;

/** "Barbería", which looks like a verb. */
const SHOP = /(?<!\p{L})(?!(?:deb|qu|s)ería)\p{L}{3,}ería(?!\p{L})/giu;
/** Words of the longest name in a row. */
const MOST_IN_NAME = 6;

const hasVerb = (text: string, language: Locale): boolean => packOf(language).verb.test(text);
export const isPhrase = (text: string, language: Locale): boolean =>
  !hasVerb(text, language) && !packOf(language).perhapsVerb.test(text);

/** Names in a row, of which nothing is said: "Casa Moreno, barbería El Tete and the bakery in Feria". */
export const isListOfNames = (text: string, language: Locale): boolean => {
  const names = text.split(/,\s+|\s(?:y|e|and|&)\s/u);
  return (
    names.length >= 3 &&
    !hasVerb(text.replaceAll(SHOP, ''), language) &&
    names.filter((name) => /\p{Lu}/u.test(name) && !/\d|:/u.test(name)).length >= names.length - 1 &&
    names.every((name) => name.trim().split(/\s+/u).length <= MOST_IN_NAME)
  );
};

/** "2 years, parts and labour" does not say what it is. */
export const needsLabel = (text: string, language: Locale): boolean =>
  !/:\s/u.test(text) &&
  (/^\d/u.test(text) || !hasVerb(text, language)) &&
  !LANGUAGE_PACKS.some(({ guarantee }) => guarantee.test(text));
