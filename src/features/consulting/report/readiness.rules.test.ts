import { expect, test } from 'vitest';
import { REPORT_PARTS } from '#features/consulting/report/document/parts.values.ts';
import { missingParts } from './readiness.rules.ts';

const NONE = { products: 0, departments: 0, problems: 0, strengths: 0 };

test('an empty profile lacks every part, in the order of the schema', () => {
  expect(missingParts(NONE)).toEqual([...REPORT_PARTS]);
});

test.each(REPORT_PARTS)('only %s is missing', (part) => {
  const counts = { products: 1, departments: 2, problems: 3, strengths: 4, [part]: 0 };
  expect(missingParts(counts)).toEqual([part]);
});

test('a profile with one row in each list is complete', () => {
  const counts = { products: 1, departments: 1, problems: 1, strengths: 1 };
  expect(missingParts(counts)).toEqual([]);
});
