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

/** Folded words of one trade's tools, in both languages: in a sheet that any company may get they sound copied. */
const TOOLS =
  /\b(?:pallets?|pales?|edi|tills?|mostrador|caja registradora|calipers?|calibres|ovens?|hornos|nephew|sobrino|lorry|lorries|camion(?:es)?|workshop|taller|bank holiday|portes)\b/;

test.each(LOCALES)('a sheet for any trade and any text names the tools of none (%s)', (locale) => {
  const copied = CATALOGUE.filter(
    ({ match }) => match.sectors.length === 0 && !match.about?.length && !match.anywhere?.length,
  ).flatMap(({ id }) => {
    const tool = TOOLS.exec(foldText(JSON.stringify(interventionWords(id, locale))))?.[0];
    return tool === undefined ? [] : [`${id}: ${tool}`];
  });
  expect(copied).toEqual([]);
});

/** Folded: a sheet that may stand under a duty or a danger leaves no way round it. */
const WAY_ROUND =
  /\b(?:decides? to leave|decide dejarlo|within a tolerance|con una tolerancia|nothing to buy|nada que comprar|(?:advis\w+|asesor\w+) (?:say|dig\w+) (?:in writing|por escrito) that|hung? (?:the keys?|the registers?) (?:at|by) the door)/;

test.each(LOCALES)('no sheet lets a duty or a danger be left (%s)', (locale) => {
  const found = CATALOGUE.flatMap(({ id }) => {
    const way = WAY_ROUND.exec(foldText(JSON.stringify(interventionWords(id, locale))))?.[0];
    return way === undefined ? [] : [`${id}: ${way}`];
  });
  expect(found).toEqual([]);
});

/** Folded: advice to drop a check, to photograph the disputed alone, or to send unread what a person answers for. */
const LESS_CHECKED =
  /\b(?:is no check|no comprueba nada|cut it\b|eliminela|take away a later one|quite otro posterior|photographs? (?:is|are) demanded only|foto solo es obligatoria|goes out by itself|informe sale (?:solo|al firmarse)|(?:last|ultimo) (?:third|tercio)\. )/;

test.each(LOCALES)('no sheet weakens a check that may be a duty (%s)', (locale) => {
  const weak = CATALOGUE.flatMap(({ id }) => {
    const advice = LESS_CHECKED.exec(foldText(JSON.stringify(interventionWords(id, locale))))?.[0];
    return advice === undefined ? [] : [`${id}: ${advice}`];
  });
  expect(weak).toEqual([]);
});
