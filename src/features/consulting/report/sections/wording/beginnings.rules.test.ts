// The whole report is composed, because letter, decision, sheet and timetable must agree on what comes first.
import { expect, test } from 'vitest';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { department, problem, profileOf } from '#tests/builders/figures.ts';
import { blockLines } from '#tests/report-document.ts';
import { compose } from '#tests/report-measures.ts';

const read = (process: 'backup' | 'orders' | 'other', symptom: 'risk' | 'manual' | 'other') => ({
  reading: { process, symptom, isConfirmed: true },
});
const orders = problem(1, { priority: 5, ...read('orders', 'manual'), hoursPerWeek: 20, people: 2 });
const danger = problem(2, { priority: 3, ...read('backup', 'risk') });
const matter = problem(3, {
  priority: 2,
  reading: { process: 'other', symptom: 'other', isConfirmed: true, interventionId: 'look-into-it' },
});
const company = { startDate: '2027-03-01', hourlyCostCents: 2000 };

function reportOf(problems: ReportSnapshot['problems'], locale: Locale) {
  const profile = profileOf({ company, problems, departments: [department(1, 3)] });
  const { document, figures } = compose(profile, locale);
  const partOf = (id: string) =>
    document.parts.filter((part) => part.id === id).flatMap(({ blocks }) => blocks.flatMap(blockLines));
  const actionOf = (row: number) => figures.actions.find(({ rowIds }) => rowIds.includes(row))?.id ?? 'none';
  return { partOf, actionOf };
}

test.each(LOCALES)('what cannot wait comes before the business case, in the whole report (%s)', (locale) => {
  const { partOf, actionOf } = reportOf([orders, danger], locale);
  const id = actionOf(2);
  const [thisWeek, reason] = {
    en: ['this week', 'until then one failure may take the data for good'],
    es: ['esta', 'hasta entonces, una sola avería puede llevarse los datos'],
  }[locale] as [string, string];
  const letter = partOf('letter').join('\n');
  expect(letter.indexOf(`(${id})`)).toBeGreaterThan(0);
  expect(letter.indexOf(`(${id})`)).toBeLessThan(letter.indexOf('€'));
  expect(letter.slice(0, letter.indexOf(`(${id})`))).toContain(thisWeek);
  expect(partOf('decision').join('\n')).toMatch(new RegExp(String.raw`${thisWeek}[^.]*\(${id}\)`));
  expect(partOf('recommendations').some((line) => line.startsWith(thisWeek))).toBe(true);
  expect(
    partOf('roadmap').find((line) => line.includes(`${id} ${{ en: 'comes', es: 'va' }[locale]}`)),
  ).toBeDefined();
  // The reason is given once in the whole report, in the letter.
  const said = ['letter', 'decision', 'recommendations', 'roadmap', 'next'].flatMap(partOf).join('\n');
  expect(said.toLowerCase().split(reason)).toHaveLength(2);
});

test.each(LOCALES)('an errand that costs nothing is asked for at once, with its problem (%s)', (locale) => {
  const { partOf, actionOf } = reportOf([orders, matter], locale);
  const named = `(${actionOf(3)}: P2)`;
  for (const part of ['letter', 'decision']) expect(partOf(part).join('\n')).toContain(named);
  const atOnce = { en: 'at once', es: 'de inmediato' }[locale];
  expect(partOf('recommendations').some((line) => line.startsWith(atOnce))).toBe(true);
});

test.each(LOCALES)('a report without danger or errand says nothing of haste (%s)', (locale) => {
  const { partOf } = reportOf([orders], locale);
  const said = ['letter', 'decision', 'recommendations', 'roadmap', 'next'].flatMap(partOf).join('\n');
  expect(said).not.toMatch(/this week|esta (?:misma )?semana,|at once|de inmediato/iu);
});

test.each(LOCALES)('no sheet claims a purpose that its problem does not have (%s)', (locale) => {
  const { partOf } = reportOf([danger, orders, matter], locale);
  const label = { en: 'Purpose', es: 'Para qué' }[locale];
  const lines = partOf('recommendations');
  const purposes = lines.filter((_, index) => lines[index - 1] === label);
  expect(purposes.filter((text) => !/^(?:prepares|prepara) A\d/.test(text))).toEqual([]);
});
