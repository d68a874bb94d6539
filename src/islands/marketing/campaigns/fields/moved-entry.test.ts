import { expect, test } from 'vitest';
import { movedTo } from './moved-entry.ts';

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
] as const)('an entry dragged from %i to %i stands there, and none is lost', (from, to, wanted) => {
  expect(movedTo(['a', 'b', 'c'], from, to)).toEqual(wanted);
});
