import { expect, test } from 'vitest';
import { LOCALES } from '#shared/languages.ts';
import { department, problem, profileOf } from '#tests/builders/figures.ts';
import { blockLines } from '#tests/report-document.ts';
import { compose } from '#tests/report-measures.ts';

const unread = { process: 'other', symptom: 'other', isConfirmed: false } as const;
const claims = problem(1, {
  priority: 5,
  description: 'The claims take 35 minutes each, 70 a week',
  reading: { ...unread, symptom: 'slow' },
  departmentId: 1,
});
const orders = problem(2, {
  priority: 4,
  description: 'Orders',
  reading: { process: 'orders', symptom: 'manual', isConfirmed: true },
});
const company = { startDate: '2027-03-01', hourlyCostCents: 2000 };

const reportOf = (problems: (typeof claims)[], locale: 'en' | 'es') => {
  const profile = profileOf({ company, problems, departments: [department(1, 3)] });
  const { document, figures } = compose(profile, locale);
  const partOf = (id: string) =>
    document.parts.filter((part) => part.id === id).flatMap(({ blocks }) => blocks.flatMap(blockLines));
  const sheets = document.parts.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'sheet');
  return { partOf, figures, sheets };
};

test.each(LOCALES)(
  'an open problem gets its questions, whom to ask and a fortnight, and no action (%s)',
  (locale) => {
    const { figures, sheets, partOf } = reportOf([claims, orders], locale);
    expect(figures.actions.flatMap(({ rowIds }) => rowIds)).not.toContain(1);
    const sheet = sheets.find(({ number }) => number === 'P1');
    expect(sheet?.isQuickWin).toBe(false);
    const facts = (sheet?.facts ?? []).map(({ text }) => text).join('\n');
    expect(facts).toContain('35 minutes each, 70 a week');
    expect(facts).toContain('Department 1');
    expect(facts).toMatch(/12 mar 2027|12 Mar 2027/);
    expect(facts).not.toMatch(/of 5|de 5/);
    const questions = (sheet?.blocks ?? []).flatMap(blockLines).filter((line) => line.includes('?'));
    expect(questions).toHaveLength(3);
    for (const part of ['letter', 'roadmap', 'next']) expect(partOf(part).join('\n')).toContain('P1');
    expect(partOf('prioritiesMatrix').join('\n')).not.toContain('P1');
  },
);

test.each(LOCALES)('a report of open problems alone is a report (%s)', (locale) => {
  const { figures, sheets, partOf } = reportOf([claims], locale);
  expect(figures.actions).toEqual([]);
  expect(sheets.map(({ number }) => number)).toEqual(['P1']);
  expect(partOf('letter').join('\n')).toContain('P1');
});

test('many open problems get eight sheets, and the rest is counted', () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    problem(index + 1, { priority: 4, description: `Matter ${index + 1}`, reading: unread }),
  );
  const { sheets, partOf } = reportOf(many, 'en');
  expect(sheets).toHaveLength(8);
  expect(partOf('recommendations').join('\n')).toContain('Another 22 problems');
});

test('a problem that a person confirmed as something else keeps its errand', () => {
  const confirmed = { ...claims, reading: { ...unread, isConfirmed: true } };
  const { figures, sheets } = reportOf([confirmed], 'en');
  expect(figures.actions.map(({ interventionId }) => interventionId)).toEqual(['look-into-it']);
  expect(sheets.map(({ number }) => number)).toEqual(['A1']);
});
