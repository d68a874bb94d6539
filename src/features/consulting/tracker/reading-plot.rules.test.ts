import { expect, test } from 'vitest';
import { plotReadings } from './reading-plot.rules.ts';

const FRAME = { width: 220, height: 60, margin: 10 };

test('readings lie as far apart as their days, and the largest value on top', () => {
  const dots = plotReadings(
    [
      { day: '2026-03-01', value: 20 },
      { day: '2026-03-11', value: -20 },
      { day: '2026-03-21', value: 0 },
    ],
    FRAME,
  );
  expect(dots).toEqual([
    { x: 10, y: 10 },
    { x: 110, y: 50 },
    { x: 210, y: 30 },
  ]);
});

test('one reading, and values that never change, lie in the middle', () => {
  expect(plotReadings([{ day: '2026-03-01', value: 7 }], FRAME)).toEqual([{ x: 110, y: 30 }]);
  const flat = plotReadings(
    [
      { day: '2026-03-01', value: 7 },
      { day: '2026-04-01', value: 7 },
    ],
    FRAME,
  );
  expect(flat.map(({ y }) => y)).toEqual([30, 30]);
});
