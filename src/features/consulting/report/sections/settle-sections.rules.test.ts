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

test.each(LOCALES)(
  'a problem that a person looked at and left open stays open, and nothing asks again (%s)',
  (locale) => {
    const confirmed = { ...claims, reading: { ...unread, isConfirmed: true } };
    const { figures, sheets, partOf } = reportOf([confirmed, orders], locale);
    expect(figures.actions.flatMap(({ rowIds }) => rowIds)).not.toContain(1);
    expect(sheets.find(({ number }) => number === 'P1')?.answers).toMatch(/^(?:Looked at|Revisado):/);
    expect(partOf('letter').join('\n')).toContain('P1');
    expect(pointsOf(confirmed)).not.toContain('unconfirmed');
    expect(pointsOf(confirmed)).not.toContain('settle');
    expect(pointsOf(claims)).toEqual(expect.arrayContaining(['unconfirmed', 'settle']));
  },
);
const pointsOf = (row: typeof claims) =>
  compose(profileOf({ company, problems: [row], departments: [department(1, 3)] }), 'en').openPoints.map(
    ({ point }) => point,
  );

test('the errand is an action where a person chose it', () => {
  const reading = { ...unread, isConfirmed: true, interventionId: 'look-into-it' };
  const { figures, sheets } = reportOf([{ ...claims, reading }], 'en');
  expect(figures.actions.map(({ interventionId }) => interventionId)).toEqual(['look-into-it']);
  expect(sheets.map(({ number }) => number)).toEqual(['A1']);
});

const sheetOf = (over: Partial<typeof claims>, locale: 'en' | 'es' = 'en') => {
  const { sheets } = reportOf([{ ...claims, reading: unread, ...over }], locale);
  return sheets.flatMap(({ blocks }) => blocks.flatMap(blockLines)).join('\n');
};

test.each([
  ['The lads are on rivet guns all day and two have white finger', 'safety', /counted first/],
  ['Le quitan el resguardo a la sierra para ir más rápido', 'safety', /counted first/],
  ['They take the guard off the mixer to clean it', 'safety', /counted first/],
  ['The fire certificate was never renewed', 'legal', /counted first/],
  ['El libro de entradas lo pone al día cuando se acuerda', 'legal', /counted first/],
  ['The annual return to the council has never been sent', 'legal', /counted first/],
  ['The hospital sits on our bill because it has no order number', 'owed', /claimed in writing/],
] as const)('at stake, nothing is counted for ten days: "%s"', (description, stake, says) => {
  for (const text of [sheetOf({ description }), sheetOf({ description: 'Something', stake })]) {
    expect(text).toMatch(says);
    expect(text).not.toMatch(/How often|ten working days|how many/i);
  }
});

test.each([
  [{ incidentsPerMonth: 1, incidentCostCents: 120_000 }, /How often|cost to put right|What did each/],
  [{ hoursPerWeek: 12, people: 3 }, /How often|How long does one case take|How many cases/],
  [{ tiedUpCents: 1_420_000 }, /What did each|cost to put right/],
])('what is on record is not asked for: %o', (figures, asks) => {
  for (const symptom of ['manual', 'slow', 'errors', 'lost', 'other', 'unknown'] as const) {
    const text = sheetOf({ description: 'Nobody can say', reading: { ...unread, symptom }, ...figures });
    expect(text).not.toMatch(asks);
    expect(text.match(/\?/g)).toHaveLength(3);
  }
});

test.each(LOCALES)('no sentence makes little of a problem that is not understood (%s)', (locale) => {
  const little =
    /\b(?:it waits|stop it|stop the work|nobody can name|is closed|leave it|only annoyance|could simply stop)\b|(?:se cierra\.|espera\.$|solo un disgusto|déjelo|decide dejarlo|nadie recuerda)|need no figures|no necesita[n]? cifras/i;
  for (const symptom of ['manual', 'slow', 'errors', 'lost', 'none', 'risk', 'unknown', 'other'] as const)
    for (const priority of [2, 3, 4, 5]) {
      const { document } = compose(
        profileOf({
          company,
          problems: [
            { ...orders, hoursPerWeek: 4, people: 2 },
            {
              ...claims,
              priority,
              description: 'A full lace is knotted by hand',
              reading: { ...unread, symptom },
            },
          ],
          departments: [department(1, 3)],
        }),
        locale,
      );
      const lines = document.parts.flatMap(({ blocks }) => blocks.flatMap(blockLines)).join('\n');
      expect(lines).not.toMatch(little);
    }
});
