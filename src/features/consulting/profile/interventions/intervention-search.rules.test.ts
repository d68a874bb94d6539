import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { CATALOGUE, interventionWords } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import { findInterventions } from './intervention-search.rules.ts';
import { isOfAnotherTrade } from './intervention-sheet.rules.ts';
import ordinary from './ordinary-words.json' with { type: 'json' };

const find = (query: string, locale: Locale = 'es') =>
  findInterventions(CATALOGUE, query, (id) => interventionWords(id, locale), []).map(({ id }) => id);

test('the whole catalogue is searched by words in any order, those of another trade last', () => {
  const found = findInterventions(CATALOGUE, 'facturas', (id) => interventionWords(id, 'es'), []);
  expect(found.length).toBeGreaterThan(3);
  const foreign = found.map((one) => isOfAnotherTrade(one, []));
  expect(foreign).toEqual(foreign.toSorted((a, b) => Number(a) - Number(b)));
  const words = interventionWords(found[0]?.id ?? '', 'es')?.title.split(' ') ?? [];
  expect(find(words.slice(0, 3).toReversed().join(' ').toUpperCase())).toContain(found[0]?.id);
  expect(find('   ')).toEqual([]);
});

test('an accent that is typed tells words apart, and one that is left out does not', () => {
  expect(find('carné')).toContain('registration-in-force');
  expect(find('carné')).not.toContain('stock-by-recipe');
  expect(find('gestión')).toEqual(find('gestión'.normalize('NFD')));
  expect(find('inspeccion')).toEqual(expect.arrayContaining(find('inspección')));
});

test('short words are whole words', () => {
  expect(find('car', 'en')).not.toContain('proof-of-delivery');
  expect(find('voz')).toContain('rights-in-writing');
  expect(find('voz').length).toBeLessThan(6);
});

test('words are found by their stem and not by their letters', () => {
  expect(find('accidente')).not.toContain('supplier-due-dates');
  expect(find('accidente')[0]).toBe('accident-recorded');
  expect(find('seguro')).toContain('insurance-fits');
  for (const letters of ['a', 'de', 'of']) expect(find(letters)).toEqual([]);
  expect(find('facturación').length).toBeGreaterThan(0);
  expect(find('zarzuela')).toEqual([]);
});

test.each([
  ['apprentice', 'en', 'first-weeks-plan'],
  ['succession', 'en', 'expert-recorded'],
  ['hire out', 'en', 'hire-out-and-back'],
  ['vibration', 'en', 'exposure-under-limits'],
  ['cesión', 'es', 'rights-in-writing'],
  ['derechos', 'es', 'rights-in-writing'],
  ['ayuntamiento', 'es', 'public-debts-claimed'],
  ['accidente', 'es', 'accident-recorded'],
  ['insurance', 'en', 'insurance-fits'],
  ['seguros', 'es', 'insurance-fits'],
  ['concursos', 'es', 'tenders-ready'],
  ['dollars', 'en', 'currency-clause'],
  ['hacienda', 'es', 'tax-debt-before-term'],
] as const)('an ordinary word finds what it means: %s', (word, locale, id) => {
  expect(find(word, locale)).toContain(id);
});

test('every intervention that ordinary words name is in the catalogue', () => {
  const ids = new Set(CATALOGUE.map(({ id }) => id));
  expect(ordinary.flatMap(({ ids: named }) => named).filter((id) => !ids.has(id))).toEqual([]);
  for (const locale of LOCALES) expect(find('facturas invoices', locale)).toEqual([]);
});
