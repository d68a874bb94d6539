import { expect, test } from 'vitest';
import { readColour, readWebsite } from './brand.rules.ts';

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

test.each([
  ['queseria.example', 'https://queseria.example'],
  ['http://queseria.example/tienda?x=1', 'http://queseria.example/tienda?x=1'],
  ['javascript:alert(1)', undefined],
  ['mailto:ana@queseria.example', undefined],
  ['nuestra web', undefined],
  ['localhost', undefined],
])('%s is parsed as the address %s', (typed, address) => {
  expect(readWebsite(typed)).toBe(address);
});
