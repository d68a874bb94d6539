import { expect, test } from 'vitest';
import { saysBenefit } from './ad-benefit.rules.ts';

const BRAND = 'Alfarería Río Seco';
const PRODUCT = 'Albero tableware';

test.each([
  'Plates that can still be completed in ten years',
  'Albero tableware: chips replaced for ten years',
  '-20 %',
  'Handmade',
  'Albero tableware, a set for six',
])('“%s” gives a reason to buy', (headline) => {
  expect(saysBenefit({ headline, brand: BRAND }, PRODUCT)).toBe(true);
});

test.each([
  '',
  ' … ',
  'Albero tableware',
  'ALFARERIA RIO SECO',
  'Albero tableware by Alfarería Río Seco',
  'Albero tableware, de Alfarería Río Seco',
])('“%s” says no more than names', (headline) => {
  expect(saysBenefit({ headline, brand: BRAND }, PRODUCT)).toBe(false);
});

test('an image of a deleted product is read without its name, and a brand without one takes nothing away', () => {
  expect(saysBenefit({ headline: PRODUCT, brand: '' }, null)).toBe(true);
  expect(saysBenefit({ headline: BRAND, brand: BRAND }, null)).toBe(false);
});
