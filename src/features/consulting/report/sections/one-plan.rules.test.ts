// One long file: every part of a report is held against one list, with hidden and own actions.
import { expect, test } from 'vitest';
import { composeReport } from '#features/consulting/report/draft/compose.rules.ts';
import type { BlockEdit } from '#features/consulting/report/draft/draft.schema.ts';
import type { ComposedReport } from '#features/consulting/report/draft/draft.types.ts';
import { totalsOf } from '#features/consulting/report/plan/totals.rules.ts';
import { reportSources } from '#features/consulting/report/report.texts.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { proposedActions } from '#features/consulting/tracker/tracker.rules.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { department, intervention, everySize, problem, profileOf } from '#tests/builders/figures.ts';
import { readCase } from '#tests/report-case.ts';
import { documentLines } from '#tests/report-document.ts';
import { CASES, MADE_AT } from '#tests/report-measures.ts';

const [LEAST_IN_MATRIX, MOST_IN_MATRIX] = [7, 30];

const composeWith = (
  snapshot: ReportSnapshot,
  locale: Locale,
  edits: BlockEdit[] = [],
  over: Partial<Parameters<typeof composeReport>[0]> = {},
): ComposedReport =>
  composeReport({ ...reportSources(locale), snapshot, edits, face: null, madeAt: MADE_AT, ...over });

const hiding = (report: ComposedReport, ids: readonly string[]): BlockEdit[] =>
  report.blocks.map(({ id }) => ({ id, own: null, isHidden: ids.includes(id), seen: null }));

/** Actions that each part of a report lists. */
function listedIn({ document, figures }: ComposedReport): Record<string, string[]> {
  const blocks = document.parts.flatMap((part) => part.blocks);
  const table = (id: string) => blocks.find((block) => block.kind === 'table' && block.id === id);
  const rowsOf = (id: string) => {
    const found = table(id);
    return found?.kind === 'table' ? found.table.rows.map(([first = '']) => first) : [];
  };
  const chart = (kind: 'matrix' | 'roadmap') =>
    blocks.flatMap((block) => (block.kind === 'figure' && block.chart.kind === kind ? [block.chart] : []));
  return {
    sheets: blocks.flatMap((block) =>
      block.kind === 'sheet' && block.number.startsWith('A') ? [block.number] : [],
    ),
    calendar: chart('roadmap').flatMap((drawn) =>
      drawn.kind === 'roadmap' ? drawn.rows.map(({ label }) => label.split(' ')[0] ?? '') : [],
    ),
    matrix: chart('matrix').flatMap((drawn) =>
      drawn.kind === 'matrix' ? drawn.points.map(({ label }) => label) : [],
    ),
    keyFigures: rowsOf('table-kpi'),
    evidence: rowsOf('table-evidence'),
    tracker: proposedActions({ document, figures }).map(({ action }) => action.id),
  };
}

function expectOnePlan(report: ComposedReport): void {
  const ids = report.figures.actions.map(({ id }) => id);
  const { matrix, calendar, ...whole } = listedIn(report);
  for (const [part, listed] of Object.entries(whole)) expect([part, listed]).toEqual([part, ids]);
  if (ids.length >= LEAST_IN_MATRIX) expect(matrix).toEqual(ids.slice(0, MOST_IN_MATRIX));
  if (ids.length >= 3) {
    expect(calendar).toEqual(ids);
  }
  expect(report.figures.totals).toEqual(totalsOf(report.figures.problems, report.figures.actions));
  const text = documentLines({
    ...report.document,
    proof: { title: '', text: '', hash: '', address: '' },
  }).join('\n');
  const typed = JSON.stringify(report.document.facts);
  for (const [id] of text.matchAll(/\bA\d{1,2}\b/g))
    if (!typed.includes(id)) expect(ids, `${id} is no action of this report`).toContain(id);
}

test.each(CASES.flatMap((name) => LOCALES.map((locale) => [name, locale] as const)))(
  'every part of %s has the same actions, and one that is hidden is in none (%s)',
  (name, locale) => {
    const { snapshot } = readCase(name);
    const whole = composeWith(snapshot, locale);
    expectOnePlan(whole);
    const own = whole.figures.actions.filter(({ rowIds }) => rowIds.length > 0);
    for (const { interventionId } of [own[0], own.at(-1)].filter((action) => action !== undefined)) {
      const block = `action.${interventionId}`;
      const edits = hiding(whole, [block]);
      const without = composeWith(snapshot, locale, edits);
      expectOnePlan(without);
      expect(without.figures.actions.map((action) => action.interventionId)).not.toContain(interventionId);
      const hidden = without.blocks.find(({ id }) => id === block);
      expect(hidden).toMatchObject({
        isHidden: true,
        title: whole.blocks.find(({ id }) => id === block)?.title,
      });
      const shown = edits.map((edit) => ({ ...edit, isHidden: false }));
      expect(composeWith(snapshot, locale, shown).document).toEqual(whole.document);
    }
  },
);

const read = (process: 'forecasting' | 'quotes' | 'orders') =>
  ({ process, symptom: 'manual', isConfirmed: true }) as const;
const words = {
  title: 'Do the thing well',
  first: 'Take the first step on Monday.',
  lasting: 'Go on with it until it stands.',
  owner: 'owner',
  kpi: 'cases a week',
  kpiHow: 'counted on a sheet',
  tool: 'a sheet of paper',
  toolMust: ['be there', 'be read'],
  before: '',
  risk: 'Nobody does it, so somebody is named.',
};

test.each(LOCALES)('nothing is both approved and advised against (%s)', (locale) => {
  const cheap = { setupEuros: everySize<[number, number]>([0, 300]), module: 'predictive' as const };
  const interventions = (['forecasting', 'quotes'] as const).map((process) =>
    intervention({ id: process, match: { process }, ...cheap }),
  );
  const snapshot = profileOf({
    departments: [department(1, 4)],
    problems: [
      problem(1, { priority: 5, reading: read('quotes') }),
      problem(2, { priority: 4, reading: read('forecasting') }),
    ],
  });
  const report = composeWith(snapshot, locale, [], {
    catalogue: { interventions, words: { forecasting: words, quotes: words } },
  });
  const textOf = (id: string) => report.blocks.find((block) => block.id === id)?.computed ?? '';
  expect(report.figures.actions.map(({ id, interventionId }) => [id, interventionId])).toEqual([
    ['A1', 'quotes'],
    ['A2', 'forecasting'],
  ]);
  const approved = textOf('decision.asks')
    .split('\n')
    .find((line) => /^• (?:Approve|Aprobar)/.test(line));
  expect(approved).toContain('A1');
  expect(approved).not.toContain('A2');
  expect(textOf('risks.avoid')).toMatch(/\(A2\)/);
  expect(textOf('risks.avoid')).not.toMatch(/\([^)]*A1/);
  expect(report.figures.actions.map(({ isQuickWin }) => isQuickWin)).toEqual([false, false]);
});

test.each(LOCALES)(
  'an open problem whose sheet is hidden is named nowhere as one to settle (%s)',
  (locale) => {
    const open = { process: 'other', symptom: 'other', isConfirmed: false } as const;
    const snapshot = profileOf({
      problems: [
        problem(7, { priority: 5, description: 'Zeppelins', reading: open }),
        problem(8, { priority: 4, description: 'Kites', reading: open }),
      ],
    });
    const whole = composeWith(snapshot, locale);
    const without = composeWith(snapshot, locale, hiding(whole, ['settle.7']));
    const textOf = (part: string) =>
      without.blocks
        .filter((block) => block.part === part && !block.isHidden)
        .map(({ computed }) => computed);
    for (const part of ['letter', 'next']) expect(textOf(part).join()).not.toContain('P1');
    expect(without.blocks.find(({ id }) => id === 'settle.7')?.isHidden).toBe(true);
  },
);

const OWN: NonNullable<BlockEdit['action']> = {
  problemIds: [1],
  ownerContactId: 1,
  owner: '',
  weeks: 6,
  effort: 2,
  setupLowCents: 300_000,
  setupHighCents: 500_000,
  runningLowCents: 0,
  runningHighCents: 0,
  savedShare: { low: 0.4, high: 0.5 },
  avoidedShare: null,
  kpi: 'Claims filed on the day',
  kpiHow: 'counted each Friday',
};
const ownEdit = (action = OWN, isHidden = false): BlockEdit => ({
  id: 'own-abc',
  own: 'File claims while the animal is there\nThe vet dictates, the desk sends.',
  isHidden,
  seen: null,
  action,
});
const hospital = profileOf({
  company: { hourlyCostCents: 2_000, startDate: '2027-03-01' },
  departments: [department(1, 3)],
  contacts: [{ id: 1, name: 'Eva Roca', position: 'Vet', isPrimary: true }],
  problems: [
    problem(1, {
      priority: 5,
      description: 'Claims take 35 minutes each, 70 a week',
      reading: { process: 'other', symptom: 'slow', isConfirmed: false },
      departmentId: 1,
      hoursPerWeek: 40,
      people: 1,
    }),
    problem(2, { priority: 4, description: 'Orders', reading: read('orders'), departmentId: 1 }),
    problem(3, { priority: 3, description: 'Quotes', reading: read('quotes'), departmentId: 1 }),
  ],
});

test.each(LOCALES)('an own action is an action of every part, and answers its problem (%s)', (locale) => {
  const report = composeWith(hospital, locale, [ownEdit()]);
  expectOnePlan(report);
  const action = report.figures.actions.find(({ interventionId }) => interventionId === 'own-abc');
  // 40 h x 44 weeks x 20 EUR = 35,200 EUR, of which 40 to 50 per cent at adoption 0.7.
  expect(action).toMatchObject({
    rowIds: [1],
    ownerContactId: 1,
    savingLowCents: 985_600,
    savingHighCents: 1_232_000,
    costHighCents: 500_000,
  });
  // As it was typed, whatever the level of the department.
  expect(action?.effort).toBe(OWN.effort);
  expect(action?.from).not.toBeNull();
  const text = (part: string) =>
    documentLines({
      ...report.document,
      notes: [],
      parts: report.document.parts.filter(({ id }) => id === part),
      proof: { title: '', text: '', hash: '', address: '' },
    }).join('\n');
  for (const part of [
    'letter',
    'decision',
    'priorities',
    'recommendations',
    'roadmap',
    'kpi',
    'next',
    'method',
  ])
    expect([part, text(part)]).toEqual([
      part,
      expect.stringMatching(new RegExp(`\\b${action?.id ?? ''}\\b`)),
    ]);
  expect(text('kpi')).toContain('Claims filed on the day');
  expect(text('recommendations')).toContain('Eva Roca');
  expect(
    report.figures.formulas.some(({ key, actionId }) => key === 'saving' && actionId === action?.id),
  ).toBe(true);
  expect(report.blocks.some(({ id }) => id === 'settle.1')).toBe(false);
  expect(text('next')).not.toMatch(/Settle|Aclarar/);
  const tracked = proposedActions(report).find(({ action: each }) => each.interventionId === 'own-abc');
  expect(tracked?.title).toBe('File claims while the animal is there');
  expect(tracked?.owner).toContain('Eva Roca');
});

test('an own action that is hidden, or answers no problem of the company, is none', () => {
  for (const edit of [ownEdit(OWN, true), ownEdit({ ...OWN, problemIds: [99] })]) {
    const report = composeWith(hospital, 'en', [edit]);
    expectOnePlan(report);
    expect(report.figures.actions.map(({ interventionId }) => interventionId)).not.toContain('own-abc');
    expect(report.blocks.find(({ id }) => id === 'own-abc')?.own).toContain('File claims');
    expect(report.blocks.some(({ id }) => id === 'settle.1')).toBe(true);
  }
});
