import { expect, test } from 'vitest';
import { moneyRangeText, rangeText } from './range-text.ts';

test.each([
  ['en-GB', { low: 338_300, high: 543_500 }, '€3,383–5,435'],
  ['es-ES', { low: 338_300, high: 543_500 }, '3.383–5.435\u{A0}€'],
  ['en-GB', { low: 120_000, high: 120_040 }, '€1,200'],
  ['es-ES', { low: 120_000, high: 120_000 }, '1.200\u{A0}€'],
])('money from and to has one sign and the dash of the report (%s)', (tag, range, text) => {
  expect(moneyRangeText(range, 'EUR', tag)).toBe(text);
});

test.each(['en-GB', 'es-ES'])('a range of hours has the dash of the report (%s)', (tag) => {
  expect(rangeText({ low: 142.6, high: 221.8 }, tag)).toBe('143–222');
  expect(rangeText({ low: 12.2, high: 11.9 }, tag)).toBe('12');
});
