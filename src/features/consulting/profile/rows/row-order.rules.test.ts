import { expect, test } from 'vitest';
import { moveWithin } from './row-order.rules.ts';

const rows = [1, 2, 3, 4].map((id) => ({ id }));

test.each([
  [3, null, [3, 1, 2, 4]],
  [1, 4, [2, 3, 4, 1]],
  [2, 1, [1, 2, 3, 4]],
  [2, 3, [1, 3, 2, 4]],
  [2, 2, [1, 2, 3, 4]],
  [9, 1, [1, 2, 3, 4]],
  [1, 9, [1, 2, 3, 4]],
])('moves %i after %s', (id, afterId, expected) => {
  expect(moveWithin(rows, id, afterId).map((row) => row.id)).toEqual(expected);
});
