import { expect, test } from 'vitest';
import { LOCALES } from '#shared/languages.ts';
import { foldText } from '#shared/texts/text.ts';
import { CATALOGUE, interventionWords } from './catalogue.texts.ts';
import type { Sector } from './catalogue.values.ts';

/** Nouns of one trade, folded, in both languages: in the sheet of any other they sound copied. */
const NOUNS: Partial<Record<Sector, RegExp>> = {
  health: /\b(?:patients?|nurses?|pacientes?|enfermer[ao]s?)\b/,
  public: /\b(?:civil servants?|citizens?|town hall|funcionari[ao]s?|ciudadan[ao]s?|ayuntamiento)\b/,
  hospitality: /\b(?:diners?|waiters?|hotel guests?|huesped(?:es)?|comensal(?:es)?|camarer[ao]s?)\b/,
  education: /\b(?:pupils?|classrooms?|alumn[ao]s?|profesorado)\b/,
  association: /\b(?:volunteers|donors?|voluntari[ao]s|donantes?)\b/,
  logistics: /\b(?:tachographs?|tacografos?)\b/,
  food: /\b(?:vineyards?|vendimia|slaughterhouses?|mataderos?)\b/,
};
/** Letters of a noun by which a phrase is known to speak of it. */
const STEM = 4;

/** An intervention that only texts with the noun call for may say it. */
const isCalledBy = (noun: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => phrase.split(' ').some((word) => noun.startsWith(word.slice(0, STEM))));

test.each(LOCALES)('no sheet of the catalogue holds the nouns of another trade (%s)', (locale) => {
  const copied = CATALOGUE.flatMap(({ id, match }) =>
    Object.entries(NOUNS).flatMap(([sector, nouns]) => {
      const { title, ...words } = interventionWords(id, locale) ?? { title: '' };
      const noun = nouns.exec(foldText(JSON.stringify([title, words])))?.[0];
      const isOwn = match.sectors.some((each) => each === sector);
      const phrases = [...(match.about ?? []), ...(match.anywhere ?? [])];
      return noun === undefined || isOwn || isCalledBy(noun, phrases) ? [] : [`${id}: ${noun} (${sector})`];
    }),
  );
  expect(copied).toEqual([]);
});
