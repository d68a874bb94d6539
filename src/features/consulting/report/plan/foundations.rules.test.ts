import { expect, test } from 'vitest';
import type { Process, Symptom } from '#features/consulting/profile/reading/reading.values.ts';
import { CATALOGUE } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import { department, intervention, problem, profileOf } from '#tests/builders/figures.ts';
import { computeFigures } from './figures.rules.ts';
import type { Unplanned } from './actions.rules.ts';
import { RECORD_BEFORE, shareHurry } from './foundations.rules.ts';

const read = (process: Process, symptom: Symptom) => ({ process, symptom, isConfirmed: true });
const CATALOGUE_OF_TWO = [
  intervention({ id: 'reads', match: { process: 'reporting' } }),
  intervention({ id: 'drill', match: { process: 'quality' } }),
  intervention({ id: 'number', match: { process: 'stock' } }),
];
/** A margin and a recall that nobody can tell, both of higher priority than the record that they would read. */
const problems = [
  problem(1, { priority: 5, reading: read('reporting', 'unknown') }),
  problem(2, { priority: 5, reading: read('quality', 'unknown') }),
  problem(3, { priority: 4, reading: read('stock', 'unknown') }),
];
const cause = { id: 1, text: 'Nobody knows', problemIds: [1, 2, 3], strengthId: null, tool: null };
const planOf = (over: object = {}) =>
  computeFigures({ ...profileOf({ departments: [department(1, 3)], problems }), ...over }, CATALOGUE_OF_TWO)
    .actions;

test('what records comes before what reads it, where a consultant has joined them by a cause', () => {
  const [first, ...rest] = planOf({ causes: [cause] });
  expect(first?.interventionId).toBe('number');
  for (const { needs, fromWeek } of rest) {
    expect(needs).toEqual(['A1']);
    expect(fromWeek).toBeGreaterThan(first?.toWeek ?? 0);
  }
  expect(planOf()[0]?.interventionId).not.toBe('number');
});

test('a duty waits for nothing that does not begin at once', () => {
  const rows = problems.map((row) => (row.id === 2 ? { ...row, stake: 'legal' as const } : row));
  const [first] = planOf({ problems: rows, causes: [cause] });
  expect(first).toMatchObject({ interventionId: 'drill', needs: [], fromWeek: 1 });
});

test('every intervention that stands before another is in the catalogue, and none before itself', () => {
  const ids = new Set(CATALOGUE.map(({ id }) => id));
  for (const [after, before] of Object.entries(RECORD_BEFORE)) {
    expect(ids).toContain(after);
    for (const id of before) {
      expect(ids).toContain(id);
      expect(RECORD_BEFORE[id] ?? []).not.toContain(after);
    }
  }
});

test('all that a duty needs begins with it, also by way of a danger that was hurried before', () => {
  const hurry = (interventionId: string, isFirst: boolean, isUrgent: boolean, ...needs: string[]) =>
    ({ interventionId, isFirst, isUrgent, needs }) as Unplanned;
  const before = [
    hurry('base', false, false),
    hurry('danger', false, true, 'base'),
    hurry('duty', true, false, 'danger'),
  ];
  const kept = structuredClone(before);
  expect(
    shareHurry(before).map(({ interventionId, isFirst, isUrgent }) => [interventionId, isFirst, isUrgent]),
  ).toEqual([
    ['base', true, true],
    ['danger', true, true],
    ['duty', true, false],
  ]);
  expect(before).toEqual(kept);
});
