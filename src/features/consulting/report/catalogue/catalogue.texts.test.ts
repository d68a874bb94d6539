import { expect, test } from 'vitest';
import { LOCALES } from '#shared/languages.ts';
import { isOwnIntervention } from './catalogue.values.ts';
import { CATALOGUE, interventionWords } from './catalogue.texts.ts';
import { interventionSchema, interventionWordsSchema } from './catalogue.schema.ts';

test('every intervention of the built catalogue is whole, and has its words in each language', () => {
  expect(CATALOGUE.length).toBeGreaterThan(0);
  for (const intervention of CATALOGUE) {
    expect(interventionSchema.parse(intervention)).toEqual(intervention);
    for (const locale of LOCALES)
      expect(
        interventionWordsSchema.safeParse(interventionWords(intervention.id, locale)).error,
      ).toBeUndefined();
  }
});

test('no shipped id is one of those that own interventions have', () => {
  expect(CATALOGUE.filter(({ id }) => isOwnIntervention(id))).toEqual([]);
});

test('an intervention that is there no more has no words, and breaks nothing', () => {
  expect(interventionWords('gone-since', 'es')).toBeUndefined();
});

test('an intervention about a matter of its own names that problem, in each language', () => {
  const nameless = CATALOGUE.filter(({ match }) => match.about ?? match.anywhere).flatMap(({ id }) =>
    LOCALES.filter((locale) => interventionWords(id, locale)?.problem === undefined).map(
      (locale) => `${id} (${locale})`,
    ),
  );
  expect(nameless).toEqual([]);
  for (const { id } of CATALOGUE)
    expect([
      id,
      new Set(LOCALES.map((locale) => interventionWords(id, locale)?.problem === undefined)).size,
    ]).toEqual([id, 1]);
});

/** Answers that begin at once: a danger, or an errand. */
const AT_ONCE = ['privacy', 'ai_use', 'security', 'backup', 'other'];
const TODAY = {
  en: /\b(?:today(?!['’]s)|tomorrow|tonight|this (?:morning|afternoon|evening))\b/iu,
  es: /(?<!la primera |siguiente )\b(?:hoy|mañana|esta (?:noche|tarde|mañana))\b/iu,
};
/** Phrases about the state of a thing, which are no promise of a day. */
const OF_A_STATE = {
  en: /is booked today|in use today|(?:closed|in hospital) tomorrow/giu,
  es: /de hoy\b|reservado hoy|está hoy|si (?:cerraran )?mañana|la mañana|(?:cada|una) mañana|primera mañana/giu,
};

test('the first step of an action with dates names no today and no tomorrow', () => {
  for (const { id, match } of CATALOGUE)
    if (!AT_ONCE.includes(match.process))
      for (const locale of LOCALES) {
        const text = interventionWords(id, locale)?.first.replaceAll(OF_A_STATE[locale], '') ?? '';
        expect([id, locale, TODAY[locale].exec(text)?.[0]]).toEqual([id, locale, undefined]);
      }
});

test('sheets are written as people speak: what is done comes before how often, and each request is one', () => {
  const told = LOCALES.flatMap((locale) =>
    CATALOGUE.map(({ id }) => `${id}: ${JSON.stringify(interventionWords(id, locale) ?? {})}`),
  );
  expect(
    told.filter((text) => /"(?:Find|Check|Read|Count|Ask) each (?:morning|day|week|month)\b/.test(text)),
  ).toEqual([]);
  expect(told.filter((text) => /"dé [^"]* e informar |with a hole/.test(text))).toEqual([]);
});
