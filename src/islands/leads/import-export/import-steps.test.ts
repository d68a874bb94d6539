import { expect, test } from 'vitest';
import { stepAfterBack } from './import-steps.ts';

test.each([
  ['mapping', null, 0],
  ['checked', { importStep: 1 }, 1],
  ['checked', null, 0],
  ['ended', { importStep: 2 }, 0],
  ['checking', { importStep: 1 }, 'stay'],
  ['running', { importStep: 2 }, 'stay'],
  ['mapping', { importStep: 2 }, null],
  ['file', null, null],
] as const)('from %s, Back to the entry %j leads to %s', (phase, entry, step) => {
  expect(stepAfterBack(phase, entry)).toBe(step);
});
