import { expect, test } from 'vitest';
import type { ImportQuestion } from '#features/leads/import-export/import.schema.ts';
import { LEADS } from '#i18n/tables/leads.ts';
import { makeTexts } from '#islands/ui/make-texts.ts';
import { figuresOf, hasWork, isRevertible, shownStatus } from './import-figures.ts';

const person = {
  name: 'Ana',
  emails: [],
  phones: [],
  company: null,
  position: null,
  taxId: null,
  domain: null,
  address: null,
};
const question = (line: number): ImportQuestion => ({
  line,
  contactId: 1,
  companyId: null,
  afterLine: null,
  reason: 'name',
  inFile: person,
  existing: person,
});

test('postponed lines are not counted among the unchanged ones', () => {
  const counts = { created: 1, updated: 2, skipped: 3, failed: 4 };
  expect(figuresOf({ counts, later: [4, 7], questions: [] }, { 4: 'later', 7: 'later' })).toEqual({
    created: 1,
    updated: 2,
    skipped: 1,
    later: 2,
    failed: 4,
  });
});

test('a dry run counts the lines postponed so far', () => {
  const counts = { created: 3, updated: 0, skipped: 1, failed: 0 };
  const check = { counts, later: [], questions: [question(2), question(3), question(4)] };
  expect(figuresOf(check, {})).toEqual({ ...counts, later: 0 });
  expect(figuresOf(check, { 2: 'later', 3: 'different' })).toEqual({ ...counts, created: 2, later: 1 });
});

test('a dry run counts lines answered with same as changes instead of new records', () => {
  const counts = { created: 3, updated: 1, skipped: 0, failed: 0 };
  const check = { counts, later: [], questions: [question(2), question(3), question(4)] };
  expect(figuresOf(check, { 2: 'same', 3: 'same', 4: 'later' })).toEqual({
    created: 0,
    updated: 3,
    skipped: 0,
    later: 1,
    failed: 0,
  });
});

test('one postponed line is announced in the singular', () => {
  const words = (count: number, lines: string) =>
    [
      makeTexts({ locale: 'en', tables: { leads: LEADS.en } }),
      makeTexts({ locale: 'es', tables: { leads: LEADS.es } }),
    ].map(({ t }) => t('leads:imports.laterText', { count, lines }));
  expect(words(1, '4')).toEqual([
    'Row 4 is in the file below, so that you can import it whenever you like.',
    'La fila 4 está en el archivo de abajo para que la importe cuando quiera.',
  ]);
  expect(words(2, '4, 5')).toEqual([
    'Rows 4, 5 are in the file below, so that you can import them whenever you like.',
    'Las filas 4, 5 están en el archivo de abajo para que las importe cuando quiera.',
  ]);
});

test('nothing to import if no line would create or change a record', () => {
  const counts = { created: 1, updated: 0, skipped: 3, failed: 5 };
  const four = question(4);
  const answer = { counts, later: [], questions: [four] };
  expect(hasWork(answer, {})).toBe(true);
  expect(hasWork(answer, { 4: 'later' })).toBe(false);
  expect(hasWork(answer, { 4: 'same' })).toBe(true);
  expect(hasWork({ ...answer, counts: { ...counts, created: 0 }, questions: [] }, {})).toBe(false);
});

test.each([
  ['done', 0, 0, false],
  ['done', 1, 0, true],
  ['running', 1, 0, false],
  ['failed', 1, 0, true],
  ['failed', 0, 0, false],
  ['reverted', 9, 0, false],
  ['reverted', 9, 2, true],
] as const)(
  'an import that is %s with %i created and %i kept: revertible is %s',
  (status, created, left, is) => {
    expect(isRevertible({ status, left, counts: { created, updated: 0, skipped: 1, failed: 1 } })).toBe(is);
  },
);

test('a revert that skipped records is shown as partial', () => {
  expect(shownStatus({ status: 'reverted', left: 1 })).toBe('partlyReverted');
  expect(shownStatus({ status: 'reverted', left: 0 })).toBe('reverted');
});
