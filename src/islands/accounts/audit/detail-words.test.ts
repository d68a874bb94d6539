import { expect, test } from 'vitest';
import { ACCOUNT } from '#i18n/tables/account.ts';
import { makeTexts } from '#islands/ui/make-texts.ts';
import { detailWords } from './detail-words.ts';

const texts = makeTexts({ locale: 'es', tables: { account: ACCOUNT.es } });

test('exports say in the reader’s language which records they hold', () => {
  const said = ['tasks', 'communications', 'interventions', 'contacts'].map((detail) =>
    detailWords({ kind: 'records_exported', detail }, texts),
  );
  expect(said).toEqual(['tareas', 'comunicaciones', 'intervenciones', 'contactos']);
});

test('a name that somebody typed is said as it was typed', () => {
  expect(detailWords({ kind: 'field_added', detail: 'user' }, texts)).toBe('user');
  expect(detailWords({ kind: 'rule_added', detail: 'contacts: Q1' }, texts)).toBe('contacts: Q1');
  expect(detailWords({ kind: 'pipeline_added', detail: 'portfolio' }, texts)).toBe('portfolio');
  expect(detailWords({ kind: 'records_deleted', detail: 'contacts:12' }, texts)).toBe('contactos: 12');
});
