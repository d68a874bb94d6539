import { expect, test } from 'vitest';
import { isFailedFormula, phonesLeft, unwrapped } from './artefacts.rules.ts';

test.each([
  ['="Ana Uno"', 'Ana Uno'],
  ['="0034600111222"', '0034600111222'],
  ['=""', ''],
  ['= "x"', 'x'],
  ['Ana', 'Ana'],
  ['=1+1', '=1+1'],
  ['="a"&"b"', '="a"&"b"'],
])('%s is %s', (cell, text) => expect(unwrapped(cell)).toBe(text));

test.each([
  '#N/D',
  '#N/A',
  '#¡VALOR!',
  '#VALUE!',
  '#REF!',
  '#¡REF!',
  '#DIV/0!',
  '#¡DIV/0!',
  '#¿NOMBRE?',
  '#NAME?',
  '#NUM!',
  '#¡NUM!',
  '#NULL!',
  '########',
  '#ERROR!',
  '#SPILL!',
  '#¡DESBORDAMIENTO!',
])('%s is what a failed formula leaves', (cell) => expect(isFailedFormula(cell)).toBe(true));

test.each(['#', '##', '#1', '#ventas', 'N/D', '# 12'])('%s is text', (cell) =>
  expect(isFailedFormula(cell)).toBe(false),
);

test.each<[string, string, string[]]>([
  ['3,46E+10', '', ['3,46E+10']],
  ['3.46001E+10', '', ['3.46001E+10']],
  ['600111333,0', '600111333', []],
  ['34600111333.00', '34600111333', []],
  ['+34600111333.0', '+34600111333', []],
  ['600111333,25', '', ['600111333,25']],
  ['600111333,600111444', '600111333,600111444', []],
  ['600.111.333', '600.111.333', []],
  ['91.122.23.33', '91.122.23.33', []],
  ['600 111 444 / 911 222 333', '600 111 444 / 911 222 333', []],
  ['600111333,0 / 3,4E+8', '600111333', ['3,4E+8']],
  ['911 222 333 ext. 12', '911 222 333 ext. 12', []],
])('of the telephones %s is left %j', (cell, text, lost) => expect(phonesLeft(cell)).toEqual({ text, lost }));
