import { expect, test } from 'vitest';
import type { Problem } from '#features/consulting/profile/problem.schema.ts';
import { sortedProblems, standardSort, type ProblemColumn } from './problem-columns.ts';

const problem = (id: number, over: Partial<Problem>): Problem => ({
  id,
  companyId: 1,
  sortOrder: id,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  description: `Case ${id}`,
  priority: 3,
  departmentId: null,
  hoursPerWeek: null,
  people: null,
  incidentsPerMonth: null,
  incidentCostCents: null,
  tiedUpCents: null,
  stake: null,
  ownerContactId: null,
  source: null,
  reading: { process: 'other', symptom: 'other', isConfirmed: false },
  ...over,
});

const ROWS = [
  problem(1, { priority: 2, hoursPerWeek: 10, description: 'Ábacos' }),
  problem(2, { priority: 5, ownerContactId: 7, description: 'zapatos' }),
  problem(3, { priority: 5, hoursPerWeek: 9.5, ownerContactId: 8, description: 'Caso 10' }),
  problem(4, { priority: 1, hoursPerWeek: 100, description: 'Caso 9' }),
];
const NAMES = { tag: 'es', ownerOf: (id: number) => (id === 7 ? 'Zoe' : 'Ana') };
const order = (column: ProblemColumn, isDescending: boolean) =>
  sortedProblems(ROWS, { column, isDescending }, NAMES).map(({ id }) => id);

test('problems come by priority until somebody orders them by hand', () => {
  const unordered = ROWS.map((row) => ({ ...row, sortOrder: 0 }));
  expect(standardSort({ rows: unordered, total: 4 })).toEqual({ column: 'priority', isDescending: true });
  expect(standardSort({ rows: ROWS, total: 4 })).toBeNull();
  expect(standardSort({ rows: unordered, total: 5 })).toBeNull();
});

test('problems are sorted by number, by word and by the name of their owner; those without a value stay last', () => {
  expect(order('priority', true)).toEqual([2, 3, 1, 4]);
  expect(order('priority', false)).toEqual([4, 1, 2, 3]);
  expect(order('hoursPerWeek', true)).toEqual([4, 1, 3, 2]);
  expect(order('hoursPerWeek', false)).toEqual([3, 1, 4, 2]);
  expect(order('description', false)).toEqual([1, 4, 3, 2]);
  expect(order('ownerContactId', false)).toEqual([3, 2, 1, 4]);
});
