import { expect, test } from 'vitest';
import { phonePlaces, phonesIn } from './phone-text.rules.ts';

test.each([
  ['Llámeme al 612 34 56 78, por favor.', ['612 34 56 78']],
  ['Tel.: 981-123-456 o +34 612345678.', ['981 12 34 56', '612 34 56 78']],
  ['My number is +44 20 7946 0958.', ['+44 20 7946 0958']],
  ['612345678 / 612 345 678', ['612 34 56 78']],
  ['Somos 25 personas desde 2019 y facturamos 1.200.000 €.', []],
  ['', []],
])('finds the phone numbers in "%s" once each, Spanish ones without a prefix too', (text, found) => {
  expect(phonesIn(text)).toEqual(found);
});

test('returns the position of a number, and a link with its country code and extension', () => {
  const text = '¿Me llaman? <b>612 34 56 78</b>, o +34 981 123 456 ext. 12.';
  expect(phonePlaces(text).map(({ start, end, href }) => [text.slice(start, end), href])).toEqual([
    ['612 34 56 78', 'tel:+34612345678'],
    ['+34 981 123 456 ext. 12', 'tel:+34981123456;ext=12'],
  ]);
});
