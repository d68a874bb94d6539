import { expect, test } from 'vitest';
import { phoneText } from './phone-text.ts';

test.each([
  ['+34612345678', '+34 612 34 56 78'],
  ['986000100', '986 00 01 00'],
  ['600 11 22 33', '600 11 22 33'],
  ['+34 612345678', '+34 612345678'],
  ['+442071838750', '+442071838750'],
  ['123456789', '123456789'],
  [null, null],
])('%s is shown as %s', (phone, shown) => expect(phoneText(phone)).toBe(shown));
