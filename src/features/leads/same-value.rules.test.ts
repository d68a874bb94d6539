import { expect, test } from 'vitest';
import { phoneKeyOf } from '#features/leads/contacts/phone-key.rules.ts';
import { taxIdKeyOf } from '#features/leads/merge/tax-id.rules.ts';
import { isSameValue } from './same-value.rules.ts';

test.each([
  ['+34 600 11 22 33', '600112233', true],
  ['0034 600-112-233', '600 11 22 33', true],
  ['34600112233', '(600) 112 233', true],
  ['+44 (0)20 7946 0958', '+442079460958', true],
  ['+34 600 11 22 33', '600112234', false],
  ['+351 912 345 678', '912 345 678', false],
  ['981 123 456 ext. 12', '981 123 456', false],
])('the phones %s and %s are equal: %s, as on the server', (one, other, isSame) => {
  expect(isSameValue('phone', one, other)).toBe(isSame);
  expect(phoneKeyOf(one) === phoneKeyOf(other)).toBe(isSame);
});

test('addresses ignore case and tax numbers separators; empty values and names are compared exactly', () => {
  expect(isSameValue('email', 'Ana@Mar.es', 'ana@mar.es')).toBe(true);
  expect(isSameValue('taxId', 'ES-B 15.000.001', 'b15000001')).toBe(true);
  expect(taxIdKeyOf('ES-B 15.000.001')).toBe(taxIdKeyOf('b15000001'));
  expect(isSameValue('phone', '', '600112233')).toBe(false);
  expect(isSameValue('firstName', 'Ana', 'ana')).toBe(false);
});
