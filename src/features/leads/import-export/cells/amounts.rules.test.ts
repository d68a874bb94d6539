import { describe, expect, test } from 'vitest';
import { addProof, noProofs, readAmount, readCurrency, styleOf } from './amounts.rules.ts';

const INVALID = 'leads:imports.amountInvalid';
const read = (text: string, style?: Parameters<typeof readAmount>[1]) => {
  const result = readAmount(text, style);
  return 'error' in result ? result.error : [result.value.cents / 100, result.value.currency];
};

test.each<[string, number, string?]>([
  ['1.500,50 €', 1_500.5, 'EUR'],
  ['$1,500.50', 1_500.5, 'USD'],
  ['1500', 1_500],
  ['1 500,5 EUR', 1_500.5, 'EUR'],
  ['12.5', 12.5],
  ['1.234.567', 1_234_567],
  ['1,234,567.89', 1_234_567.89],
  ['12,34,567.00', 1_234_567],
  ['1500.5000', 1_500.5],
  ['1500.000', 1_500],
  ['0,125', 0.13],
  ["1'234'567.50 CHF", 1_234_567.5, 'CHF'],
  ['1’234’567', 1_234_567],
  ['€ 1\u00a0234,5', 1_234.5, 'EUR'],
  ['1\u202f234\u2009567,00', 1_234_567],
  ['1.500,-', 1_500],
  ['1.500,- €', 1_500, 'EUR'],
  ['.5', 0.5],
  ['+900', 900],
  ['$25K', 25_000, 'USD'],
  ['1.2M USD', 1_200_000, 'USD'],
  ['5k€', 5_000, 'EUR'],
  ['1,5M€', 1_500_000, 'EUR'],
  ['2,5 mil €', 2_500, 'EUR'],
  ['3 mill. €', 3_000_000, 'EUR'],
  ['1,2 millones de', 0],
  ['0,5 millones', 500_000],
  ['2 MM', 2_000_000],
  ['2 mil millones', 2_000_000_000],
  ['1,5 Mio. EUR', 1_500_000, 'EUR'],
  ['0.5bn', 500_000_000],
  ['3 lakh', 300_000],
  ['25kEUR', 25_000, 'EUR'],
  ['1E5', 100_000],
  ['1E3', 1_000],
  ['1,5E+05', 150_000],
  ['1.5e-1', 0.15],
  ['25e-4', 0],
  ['R$ 1.500,00', 1_500, 'BRL'],
  ['A$ 900', 900, 'AUD'],
  ['C$ 900', 900, 'CAD'],
  ['US$900', 900, 'USD'],
  ['MX$ 900', 900, 'MXN'],
  ['MXN 5000', 5_000, 'MXN'],
  ['$ 5000 MXN', 5_000, 'MXN'],
  ['S/ 100', 100, 'PEN'],
  ['S/. 100', 100, 'PEN'],
  ['S/.100', 100, 'PEN'],
  ['Rs.100', 100, 'INR'],
  ['100 zł', 100, 'PLN'],
  ['100 euros', 100, 'EUR'],
  ['100 Dólares', 100, 'USD'],
])('the amount %s is %d %s', (text, amount, currency) =>
  expect(read(text)).toEqual(text.endsWith(' de') ? INVALID : [amount, currency]),
);

test.each([
  '1.500.50',
  '1,500,500.5.5',
  '1.50,500',
  '1.500.00',
  '12 34',
  '1 2345',
  'mucho',
  '',
  '3 meses x 100',
  '100-200',
  '100 a 200',
  '100/mes',
  '>100',
  '~500',
  'aprox. 500',
  '10%',
  '5m',
  '1.5b',
  '2 billones',
  '5 h',
  '100²',
  '1.234 M€',
  '100 € 50 $',
  '5 EUR USD',
  '1'.repeat(30),
  '9'.repeat(70),
])('%s is refused, because it is not one number', (text) => expect(read(text)).toBe(INVALID));

test.each(['-3', '(1.500,00)', '(€ 20)', '1.500-', '−5', '-$5', '5 €-'])(
  '%s is refused as negative',
  (text) => expect(read(text)).toBe('leads:imports.amountNegative'),
);

test.each(['100 kr', '¥ 500', '300 pesos', 'Bs. 20'])(
  '%s is refused, because several currencies write it',
  (text) => expect(read(text)).toBe('leads:imports.currencyUnclear'),
);

describe('the column tells groups from decimals', () => {
  const styleIn = (...cells: string[]) => {
    const proofs = noProofs();
    for (const cell of cells) addProof(proofs, cell);
    return styleOf(proofs);
  };
  test.each<[string[], ReturnType<typeof styleIn>]>([
    [['1.500', '2.000'], null],
    [['1.500', '12.5'], '.'],
    [['1.500', '1.500.000'], ','],
    [['1.500', '1.500,50 €'], ','],
    [['1234.567'], '.'],
    [['0,125'], ','],
    [['1.5', '1,5'], 'mixed'],
    [['1 500,000'], ','],
  ])('%o: %s', (cells, style) => expect(styleIn(...cells)).toBe(style));

  test('and a number that could be either is read as its column says, or refused', () => {
    expect(read('1.500', ',')).toEqual([1_500, undefined]);
    expect(read('1.500', '.')).toEqual([1.5, undefined]);
    expect(read('1,500', '.')).toEqual([1_500, undefined]);
    expect(read('1.500', 'mixed')).toBe(INVALID);
    expect(read('1,234M', ',')).toEqual([1_234_000, undefined]);
  });
});

test('whatever took more than copying digits has a note', () => {
  const note = (text: string) => {
    const result = readAmount(text);
    return 'note' in result ? result.note : undefined;
  };
  expect(['1.500,50', '$25K', '1E3', '0,125', '1.500', '1500.000'].map(note)).toEqual([
    undefined,
    'leads:imports.amountScaled',
    'leads:imports.amountScaled',
    'leads:imports.amountRounded',
    'leads:imports.amountGrouped',
    undefined,
  ]);
});

test.each([
  ['€', 'EUR'],
  ['usd', 'USD'],
  ['US$', 'USD'],
  ['Euros', 'EUR'],
  ['pesos', undefined],
  ['K', undefined],
  ['XXZ', undefined],
  ['', undefined],
])('the currency %s is %s', (text, code) => {
  const result = readCurrency(text);
  expect('value' in result ? result.value : undefined).toBe(code);
});
