import { expect, test } from 'vitest';
import { ceilingOf, layoutWeeks } from './week-chart.rules.ts';

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [7, 8],
  [10, 10],
  [34, 40],
  [70, 70],
  [101, 200],
  [1_234, 2_000],
])('a scale for %i ends at %i, and half of it is an integer', (highest, ceiling) => {
  expect(ceilingOf(highest)).toBe(ceiling);
  expect(Number.isInteger(ceiling / 2)).toBe(true);
});

test.each([
  [1, 320],
  [12, 320],
  [105, 320],
  [105, 720],
])(
  'columns of %i weeks fit into %i pixels, one beside the other, and every count is visible',
  (weeks, width) => {
    const { columns, height } = layoutWeeks(
      Array.from({ length: weeks }, (_, index) => (index % 3 === 0 ? 0 : index)),
      width,
      150,
    );
    let end = 0;
    for (const [index, column] of columns.entries()) {
      expect(column.x).toBeGreaterThanOrEqual(end);
      expect(column.height > 0).toBe(index % 3 !== 0);
      expect(column.y + column.height).toBeLessThanOrEqual(height);
      end = column.x + column.width;
    }
    expect(end).toBeLessThanOrEqual(width);
    expect(columns.at(-1)?.hasLabel).toBe(true);
  },
);
