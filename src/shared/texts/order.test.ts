import { expect, test } from 'vitest';
import { byCode, inLanguage, sortedByName } from './order.ts';

test.each([
  ['es', ['Ágata', 'nube', 'Ñame', 'Oca']],
  ['en', ['Ágata', 'Ñame', 'nube', 'Oca']],
] as const)('names are sorted as readers of %s expect them', (tag, sorted) => {
  const rows = ['Oca', 'Ñame', 'nube', 'Ágata'].map((name) => ({ name }));
  expect(sortedByName(rows, tag, ({ name }) => name).map(({ name }) => name)).toEqual(sorted);
  expect(sorted.toSorted(inLanguage(tag))).toEqual(sorted);
});

test('keys are sorted by their codes, whatever the language of the process', () => {
  expect(['b', 'á', 'B', 'a-1', 'a'].toSorted(byCode)).toEqual(['B', 'a', 'a-1', 'b', 'á']);
  expect(byCode('a', 'a')).toBe(0);
});
