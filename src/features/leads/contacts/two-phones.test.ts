import { expect, test } from 'vitest';
import { readPhones } from './contact-values.rules.ts';
import { phonesIn } from './phone-text.rules.ts';

test('a second telephone behind a comma is no extension of the first in a cell', () => {
  expect(readPhones('600111222, 611222333').phones).toHaveLength(2);
});

test('a second telephone behind a comma is found in a text', () => {
  expect(phonesIn('Llame al 600111222, 611222333')).toEqual(['600 11 12 22', '611 22 23 33']);
});
