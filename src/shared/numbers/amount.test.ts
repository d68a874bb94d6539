import { describe, expect, test } from 'vitest';
import { amountText, numberText, parseAmount, parseNumber } from './amount.ts';

describe('a typed amount', () => {
  test.each([
    ['es-ES', '1500', 150_000],
    ['es-ES', '1.500', 150_000],
    ['es-ES', '1.500,5', 150_050],
    ['es-ES', '1500,50 €', 150_050],
    ['es-ES', '1.234.567,89', 123_456_789],
    ['es-ES', '1500.50', 150_050],
    ['es-ES', '1.50', 150],
    ['es-ES', '18,000.50', 1_800_050],
    ['es-ES', '1,234,567', 123_456_700],
    ['es-ES', '0.5', 50],
    ['es-ES', '1,500', null],
    ['es-ES', '0.500', null],
    ['es-ES', '3 5', null],
    ['es-ES', '1.500.50', null],
    ['en-GB', '1,500.50', 150_050],
    ['en-GB', '£ 1 500', 150_000],
    ['en-GB', '1500,50', 150_050],
    ['en-GB', '18.000,50', 1_800_050],
    ['en-GB', '18.000,50 €', 1_800_050],
    ['en-GB', '1.234.567', 123_456_700],
    ['en-GB', "1'500.5", 150_050],
    ['en-GB', '1.500', null],
    ['en-GB', '1.5,00', null],
    ['en-GB', '0', 0],
    ['en-GB', '', null],
    ['en-GB', '-5', null],
    ['en-GB', '1e9', null],
    ['en-GB', 'a lot', null],
    ['en-GB', '99999999999', 9_999_999_999_900],
    ['en-GB', '9'.repeat(40), Number.MAX_SAFE_INTEGER],
  ])('%s %j is %j cents', (tag, typed, cents) => expect(parseAmount(typed, tag)).toBe(cents));

  test.each(['es-ES', 'en-GB'])('is parsed as it was formatted in %s', (tag) => {
    for (const cents of [0, 5, 150_000, 150_050, 123_456_789])
      expect(parseAmount(amountText(cents, tag), tag)).toBe(cents);
  });
});

describe('a typed quantity', () => {
  test.each([
    ['es-ES', '22,5', 22.5],
    ['es-ES', '1.234,50', 1234.5],
    ['es-ES', '22.5', 22.5],
    ['es-ES', '3.5', 3.5],
    ['es-ES', '0.500', 0.5],
    ['es-ES', '1.234', 1234],
    ['es-ES', '0.1', 0.1],
    ['en-GB', '22.5', 22.5],
    ['en-GB', ' 1,234 ', 1234],
    ['en-GB', '22,5', 22.5],
    ['en-GB', '3,5', 3.5],
    ['en-GB', '0,5', 0.5],
    ['en-GB', '1,234', 1234],
    ['en-GB', '1.234', 1.234],
    ['en-GB', '3,', 3],
    ['en-GB', '-3', null],
    ['en-GB', '€5', null],
    ['en-GB', '', null],
  ])('%s %j is %j', (tag, typed, value) => expect(parseNumber(typed, tag)).toBe(value));

  test.each(['es-ES', 'en-GB'])('is parsed as it was formatted in %s', (tag) => {
    for (const value of [0.01, 0.1 + 0.2, 1 / 3, 1, 22.5, 1234.5, 1_000_000])
      expect(parseNumber(numberText(value, tag), tag)).toBe(value);
  });
});
