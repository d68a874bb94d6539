import { expect, test } from 'vitest';
import '#i18n/page-texts.ts';
import { makeTexts } from './make-texts.ts';

test('texts come by name from what the page fetched, beside those that stand in the page', () => {
  const { t, tDynamic } = makeTexts({
    locale: 'es',
    names: { ui: true },
    tables: { leads: { search: { open: 'Buscar aquí' } } },
  });
  expect(t('ui:actions.close')).toBe('Cerrar');
  expect(tDynamic('leads:search.open')).toBe('Buscar aquí');
  expect(tDynamic('layout:skip')).toBeUndefined();
});

test('a table that the page has not fetched is an error, not a page of bare keys', () => {
  expect(() => makeTexts({ locale: 'en', names: { absent: true } })).toThrow('absent');
});
