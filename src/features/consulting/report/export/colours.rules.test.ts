import { expect, test } from 'vitest';
import { problemTone, strengthTone } from './colours.rules.ts';

test.each([
  [1, 'info', 'neutral'],
  [2, 'info', 'neutral'],
  [3, 'warning', 'info'],
  [4, 'danger', 'success'],
  [5, 'danger', 'success'],
])('rating %i: a problem is %s, a strength %s', (rating, problem, strength) => {
  expect(problemTone(rating)).toBe(problem);
  expect(strengthTone(rating)).toBe(strength);
});
