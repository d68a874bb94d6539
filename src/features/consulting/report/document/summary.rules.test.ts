import { expect, test } from 'vitest';
import { bigSnapshot, readCase } from '#tests/report-case.ts';
import { averageDigitalization, buildReportSummary } from './summary.rules.ts';

const levels = (...list: number[]) =>
  list.map((digitalizationLevel, index) => ({ id: index, name: 'x', function: 'y', digitalizationLevel }));

test.each([
  [[3], 3],
  [[2, 3, 2, 4, 1], 2.4],
  [[1, 2, 2], 1.7],
  [[2, 2, 2, 3], 2.3],
  [[1, 1, 1, 1, 1, 1, 2], 1.1],
])('the average of %j is %f', (list, expected) => {
  expect(averageDigitalization(levels(...list))).toBe(expected);
});

test('the average without departments is null', () => {
  expect(averageDigitalization([])).toBeNull();
});

test('the summary has the three highest-rated rows', () => {
  const { snapshot } = readCase('conservas-nutrimar');
  const summary = buildReportSummary(snapshot);
  expect(summary.averageDigitalization).toBe(2.4);
  expect(summary.topProblems.map(({ priority }) => priority)).toEqual([5, 4, 3]);
  expect(summary.topStrengths.map(({ impact }) => impact)).toEqual([5, 4, 3]);
});

test('equal ratings keep the order of the profile', () => {
  const snapshot = bigSnapshot(200);
  const { topProblems } = buildReportSummary(snapshot);
  const sharpest = snapshot.problems.filter(({ priority }) => priority === 5).slice(0, 3);
  expect(topProblems).toEqual(sharpest);
});
