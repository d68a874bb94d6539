import { expect, test } from 'vitest';
import { LOCALES } from '#shared/languages.ts';
import { readCase } from '#tests/report-case.ts';
import { CASES, compose } from '#tests/report-measures.ts';
import { chaptersOf, notesToWrite } from './chapters.rules.ts';

const documentOf = (name: string, locale: 'en' | 'es') => compose(readCase(name).snapshot, locale).document;
const EACH = CASES.flatMap((name) => LOCALES.map((locale) => [name, locale] as const));

test.each(EACH)(
  'the contents of %s (%s) have eight lines, and every part stands under one',
  (name, locale) => {
    const { parts } = documentOf(name, locale);
    const chapters = chaptersOf(parts);
    const ids = chapters.map(({ id }) => id);
    // An architecture that nothing needs stands behind the appendix.
    expect(ids.filter((id) => id !== 'aiArchitecture')).toEqual([
      'decision',
      'recommendations',
      'roadmap',
      'next',
      'analysis',
      'risks',
      'scope',
    ]);
    expect(ids).toHaveLength(8);
    expect(chapters.flatMap((chapter) => chapter.parts.map(({ part }) => part))).toEqual(parts);
    expect(new Set(chapters.map(({ title }) => title)).size).toBe(8);
  },
);

test('a report that was frozen in another order keeps it', () => {
  const { parts } = documentOf('conservas-nutrimar', 'en');
  const first = ['letter', 'decision', 'scope', 'analysis', 'today', 'priorities', 'recommendations', 'kpi'];
  const frozen = first.flatMap((id) => parts.filter((part) => part.id === id));
  const chapters = chaptersOf(frozen);
  expect(chapters.flatMap((chapter) => chapter.parts.map(({ part }) => part))).toEqual(frozen);
  expect(chapters.map(({ id, title }) => [id, title])).toEqual([
    ['letter', 'Summary and decisions'],
    ['scope', 'Scope, sources and confidence'],
    ['analysis', 'Analysis'],
    ['priorities', 'Effort and impact'],
    ['recommendations', 'Recommendations'],
    ['kpi', 'Key figures'],
  ]);
});

test.each(EACH)('every formula of %s (%s) is written out once', (name, locale) => {
  const { notes, parts } = documentOf(name, locale);
  expect(notesToWrite({ notes, parts })).toEqual(notes);
  const ids = notes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const [one] = notes;
  // A table of an older report has those that no text refers to.
  const table = {
    kind: 'table' as const,
    id: 'table-formulas',
    table: { caption: '', columns: [], rows: [[one?.id ?? '', one?.text ?? '']] },
  };
  const older = { notes, parts: [...parts, { id: 'method', title: '', blocks: [table] }] };
  expect(notesToWrite(older)).toEqual(notes.filter((note) => note !== one));
});
