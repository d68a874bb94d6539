import { expect, test } from 'vitest';
import { addPercent, noPercents, readPercent, scaleOf } from './percents.rules.ts';

const valuesOf = (cells: readonly string[], heading = 'Probability') => {
  const signs = noPercents();
  for (const cell of cells) addPercent(signs, cell);
  const scale = scaleOf(signs, heading);
  return cells.map((cell) => {
    const read = readPercent(cell, scale);
    return 'value' in read ? read.value : undefined;
  });
};

test.each([
  [
    ['0.2', '0.9', '1.0', '1', '0.0'],
    [20, 90, 100, 100, 0],
  ],
  [
    ['0,2', '1'],
    [20, 100],
  ],
  [
    ['20', '90', '1', '0'],
    [20, 90, 1, 0],
  ],
  [
    ['0', '1', '1'],
    [0, 100, 100],
  ],
  [
    ['0', '0'],
    [0, 0],
  ],
  [
    ['1.0', '1.00'],
    [100, 100],
  ],
  [
    ['0.9', '1.0', '0.5%', '1', '1.00'],
    [90, 100, 1, 100, 100],
  ],
  [
    ['0,5 %', '50 %'],
    [1, 50],
  ],
  [
    ['0.5', '50'],
    [1, 50],
  ],
  [
    ['75', '140', '-5', 'alta', '1e2'],
    [75, undefined, undefined, undefined, undefined],
  ],
  [
    ['100 %', '.5'],
    [100, 50],
  ],
])('the column %o is %o', (cells, percents) => expect(valuesOf(cells)).toEqual(percents));

test('a heading with a percent sign says the scale', () =>
  expect(valuesOf(['1', '0'], 'Probabilidad %')).toEqual([1, 0]));

test('what is cut to a whole per cent has a note', () => {
  expect(readPercent('0,5 %')).toEqual({ value: 1, note: 'leads:imports.probabilityRounded' });
  expect(readPercent('0.29', 'fraction')).toEqual({ value: 29 });
});
