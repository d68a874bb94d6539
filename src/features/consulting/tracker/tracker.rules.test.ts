import { expect, test } from 'vitest';
import type { DocumentSheet } from '#features/consulting/report/document/document.schema.ts';
import { computeFigures } from '#features/consulting/report/plan/figures.rules.ts';
import { department, intervention, problem, profileOf } from '#tests/builders/figures.ts';
import { byNumber, proposedActions, summaryOf, trackAction, type StoredAction } from './tracker.rules.ts';

const read = (process: 'orders' | 'stock') => ({ process, symptom: 'manual', isConfirmed: true }) as const;
const { actions } = computeFigures(
  profileOf({
    problems: [problem(1, { reading: read('orders') }), problem(2, { reading: read('stock') })],
    departments: [department(1, 3)],
  }),
  [
    intervention({ id: 'orders', match: { process: 'orders' } }),
    intervention({ id: 'stock', match: { process: 'stock' } }),
  ],
);
const sheet = (number: string): DocumentSheet => ({
  kind: 'sheet',
  id: `sheet-${number}`,
  number,
  title: `Title ${number}`,
  answers: '',
  isQuickWin: true,
  facts: [{ label: 'Owner', text: 'Ana Ruiz', notes: [] }],
  blocks: [],
});
const stored = (changes: Partial<StoredAction> = {}): StoredAction => ({
  actionId: 'A1',
  title: 'Read orders',
  proposedOwner: 'Ana Ruiz',
  proposedDue: '2027-02-05',
  kpi: null,
  kpiHow: null,
  costLowCents: 100_000,
  costHighCents: 200_000,
  savedHoursLow: 100,
  savedHoursHigh: 120,
  savingLowCents: 240_000,
  savingHighCents: 288_000,
  status: 'todo',
  owner: null,
  dueDate: null,
  costCents: null,
  notes: null,
  doneAt: null,
  updatedAt: '2027-01-12T09:00:00.000Z',
  ...changes,
});
const tracked = (changes: Partial<StoredAction>, today = '2027-03-01') =>
  trackAction(stored(changes), [], undefined, today);

test('tracked are the actions whose sheet the report shows, under the title and owner that it shows', () => {
  const document = { parts: [{ id: 'recommendations', title: '', blocks: [sheet('A2')] }] };
  const found = proposedActions({ document, figures: { actions } });
  expect(found.map(({ action, ...shown }) => [action.id, shown])).toEqual([
    ['A2', { title: 'Title A2', owner: 'Ana Ruiz', kpi: null, kpiHow: null }],
  ]);
  const written = proposedActions({ document: { parts: [] }, figures: { actions } });
  expect(written.map(({ action, title }) => [action.id, title])).toEqual([
    ['A1', null],
    ['A2', null],
  ]);
});

test('a key figure of another trade is not tracked, and what fits of one is', () => {
  const document = { parts: [{ id: 'recommendations', title: '', blocks: [sheet('A1'), sheet('A2')] }] };
  const [{ interventionId } = { interventionId: '' }] = actions;
  const found = proposedActions({ document, figures: { actions } }, (id) =>
    id === interventionId ? { kpi: '', kpiHow: '' } : undefined,
  );
  expect(found.map(({ kpi, kpiHow }) => ({ kpi, kpiHow }))).toEqual([
    { kpi: '', kpiHow: '' },
    { kpi: null, kpiHow: null },
  ]);
  const words = {
    title: 'Read orders',
    owner: 'Ana',
    kpi: 'vans that left late',
    kpiHow: 'list of the yard',
  };
  expect(trackAction(stored({ kpi: '', kpiHow: '' }), [], words, '2027-03-01')).toMatchObject({
    kpi: '',
    kpiHow: '',
  });
});

test('an action is overdue after its day while it is open, by the date set here before that of the report', () => {
  expect(tracked({}).isOverdue).toBe(true);
  expect(tracked({}, '2027-02-05').isOverdue).toBe(false);
  expect(tracked({ dueDate: '2027-04-01' }).isOverdue).toBe(false);
  expect(tracked({ status: 'done' }).isOverdue).toBe(false);
  expect(tracked({ status: 'dropped' }).isOverdue).toBe(false);
  expect(tracked({ proposedDue: null }).isOverdue).toBe(false);
});

test('the summary counts what is done without what was dropped, and sums what the done ones save and all cost', () => {
  const unquantified = {
    savedHoursLow: null,
    savedHoursHigh: null,
    savingLowCents: null,
    savingHighCents: null,
  };
  const items = [
    tracked({ status: 'done', costCents: 90_000 }),
    tracked({ status: 'done', ...unquantified }),
    tracked({ status: 'doing', costCents: 10_000 }),
    tracked({ status: 'dropped' }),
  ];
  expect(summaryOf(items)).toEqual({
    actions: 3,
    done: 2,
    overdue: 1,
    savedHoursPerYear: { low: 100, high: 120 },
    savingPerYear: { low: 240_000, high: 288_000 },
    costCents: 100_000,
    currency: 'EUR',
  });
  expect(summaryOf([]).savedHoursPerYear).toBeNull();
});

test('actions stand in the order of their numbers', () => {
  const ids = ['A10', 'A2', 'A1'].map((actionId) => ({ actionId }));
  expect(ids.sort(byNumber).map(({ actionId }) => actionId)).toEqual(['A1', 'A2', 'A10']);
});
