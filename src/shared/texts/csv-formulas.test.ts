import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withApostrophes, withoutApostrophes } from './csv-formulas.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-cmd|x', "'-cmd|x"],
  ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
  ['＝1+1', "'＝1+1"],
  ['\t=1', "'\t'=1"],
  ['x;=cmd', "x;'=cmd"],
  ['x; =cmd', "x;' =cmd"],
  ['x,=cmd', "x,'=cmd"],
  ['x\n=cmd', "x\n'=cmd"],
  ['x;"=cmd"', 'x;"\'=cmd"'],
  ['"=cmd"', '\'"=cmd"'],
])('%j is a formula in no spreadsheet: %j', (text, safe) => {
  expect(withApostrophes(text)).toBe(safe);
  expect(withoutApostrophes(safe)).toBe(text);
});

test.each([
  '+34 986 000 101',
  '+34986000101',
  '+1 (555) 010-2030 ext. 12',
  '-3',
  '-1.500,50',
  '12 %',
  'a-b',
  'x; y=2',
])('the phone, number or text %j stays unchanged', (text) => expect(withApostrophes(text)).toBe(text));

test('every text survives a round trip', () => {
  const text = fc.string({ unit: fc.constantFrom(...`'"=+-@;,|\t\n a1`) });
  fc.assert(
    fc.property(text, (given) => withoutApostrophes(withApostrophes(given)) === given),
    {
      seed: 1,
      numRuns: 2_000,
    },
  );
});
