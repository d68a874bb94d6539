import { expect, test } from 'vitest';
import { LOCALES } from '#shared/languages.ts';
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

test('an intervention that is there no more has no words, and breaks nothing', () => {
  expect(interventionWords('gone-since', 'es')).toBeUndefined();
});

test('an intervention about a matter of its own names that problem, in each language', () => {
  const nameless = CATALOGUE.filter(({ match }) => match.about).flatMap(({ id }) =>
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
