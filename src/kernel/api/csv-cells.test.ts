import { describe, expect, test } from 'vitest';
import { amountCell, csvStyle, delimiterOf, numberCell, timeCell } from './csv-cells.ts';

const spanish = csvStyle(delimiterOf('es'));
const english = csvStyle(delimiterOf('en'));

describe('a spreadsheet reads', () => {
  test.each([
    [0, '0.00', '0,00'],
    [5, '0.05', '0,05'],
    [123_456, '1234.56', '1234,56'],
    [-123_456, '-1234.56', '-1234,56'],
    [900_719_925_474_099, '9007199254740.99', '9007199254740,99'],
  ])('%i cents as an amount of its language', (cents, inEnglish, inSpanish) => {
    expect(amountCell(cents, english)).toBe(inEnglish);
    expect(amountCell(cents, spanish)).toBe(inSpanish);
  });

  test.each([
    [50, '50', '50'],
    [1_234.5, '1234.5', '1234,5'],
    [0.000_001, '0.000001', '0,000001'],
  ])('%f as a number of its language', (value, inEnglish, inSpanish) => {
    expect(numberCell(value, english)).toBe(inEnglish);
    expect(numberCell(value, spanish)).toBe(inSpanish);
  });

  test('a time as a time, with its milliseconds where it has any', () => {
    expect(timeCell('2026-03-04T09:00:00.000Z', english)).toBe('2026-03-04 09:00:00');
    expect(timeCell('2026-03-04T09:00:00.120Z', english)).toBe('2026-03-04 09:00:00.120');
    expect(timeCell('2026-03-04T09:00:00.120Z', spanish)).toBe('2026-03-04 09:00:00,120');
  });
});

test('semicolons are for readers of decimal commas, commas for those of points and for programs', () => {
  expect([spanish.delimiter, spanish.decimal]).toEqual([';', ',']);
  expect([english.delimiter, english.decimal]).toEqual([',', '.']);
});
