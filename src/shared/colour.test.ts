import { expect, test } from 'vitest';
import { readColour } from './colour.ts';

test.each([
  ['#1d3b6f', '#1d3b6f'],
  [' 1D3B6F ', '#1d3b6f'],
  ['#AbC', '#aabbcc'],
  ['#12345', undefined],
  ['red', undefined],
  ['', undefined],
  ['#1d3b6f;}', undefined],
])('%s is parsed as the colour %s', (typed, colour) => {
  expect(readColour(typed)).toBe(colour);
});
