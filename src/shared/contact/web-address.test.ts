import { expect, test } from 'vitest';
import { readWebsite } from './web-address.ts';

test.each([
  ['queseria.example', 'https://queseria.example'],
  ['http://queseria.example/tienda?x=1', 'http://queseria.example/tienda?x=1'],
  ['javascript:alert(1)', undefined],
  ['mailto:ana@queseria.example', undefined],
  ['nuestra web', undefined],
  ['localhost', undefined],
])('%s is read as the address %s', (typed, address) => {
  expect(readWebsite(typed)).toBe(address);
});
