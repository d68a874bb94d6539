import { expect, test } from 'vitest';
import { telHref } from './tel-href.ts';

test.each([
  ['+34 600 11 22 33', 'tel:+34600112233'],
  ['(981) 12-34.56', 'tel:981123456'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['981 123 456 ext. 12', 'tel:981123456;ext=12'],
  ['981 123 456 extensión 12', 'tel:981123456;ext=12'],
  ['+34 981 123 456 x7', 'tel:+34981123456;ext=7'],
])('%s links to %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});
