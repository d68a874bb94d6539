import { expect, test } from 'vitest';
import { cite, label, onOneLine, quote, opening } from './quote.rules.ts';

test.each([
  ['a\nb', 'a b'],
  ['a \r\n\r\n  b', 'a b'],
  ['a\u2028b\tc', 'a b c'],
  ['  a  b ', 'a  b'],
  ['\n• a', '• a'],
])('puts %j on one line', (typed, expected) => {
  expect(onOneLine(typed)).toBe(expected);
});

test('uses the quotation marks of the language, and the second pair if the text contains the first', () => {
  expect(quote('a', 'es')).toBe('«a»');
  expect(quote('a', 'en')).toBe('“a”');
  expect(quote('la «a»', 'es')).toBe('“la «a»”');
  expect(quote('the “a”', 'en')).toBe('‘the “a”’');
});

test('a quotation keeps the text with its full stop; a citation leaves the stop to its sentence', () => {
  expect(quote('Va lento.', 'es')).toBe('«Va lento.»');
  expect(cite('Va lento.', 'es')).toBe('«Va lento»');
  expect(cite('Va lento...', 'es')).toBe('«Va lento...»');
});

test('a long citation is cut between words and ends in an ellipsis', () => {
  const cited = cite('palabra '.repeat(100), 'es');
  expect(cited.length).toBeLessThan(150);
  expect(cited).toMatch(/palabra…»$/);
  expect(cite('😀'.repeat(200), 'es').isWellFormed()).toBe(true);
});

test('right-to-left text cannot reverse the sentence around it', () => {
  expect(label('مصنع')).toBe('\u2068مصنع\u2069');
  expect(quote('a\u202eb', 'en')).toBe('“\u2068a\u202eb\u2069”');
  expect(quote('a\u2069b', 'en')).toBe('“\u2068\u2068a\u2069b\u2069”');
  expect(quote('a\u2067b', 'en')).toBe('“\u2068a\u2067b\u2069\u2069”');
  expect(label('plain é')).toBe('plain é');
});

test.each([
  [
    'La caldera de vapor tenía que haber pasado la inspección hace año y medio; llamamos a los de la OCA',
    10,
    'La caldera de vapor tenía que haber pasado la inspección…',
  ],
  [
    'Un embotellador de Almendralejo tiene 53.000 euros nuestros desde la vendimia del año pasado',
    10,
    'Un embotellador de Almendralejo tiene 53.000 euros nuestros…',
  ],
  [
    "There's one preservation trust still hasn't paid us the last stage, £31,750, and she's been in steam",
    10,
    "There's one preservation trust still hasn't paid us the last stage, £31,750…",
  ],
  [
    'The lads are on rivet guns and needle scalers most of the day and nobody is counting',
    14,
    'The lads are on rivet guns and needle scalers most of the day…',
  ],
  [
    'A cinco de los que disparan les caducó el carné de experto y en septiembre los mandamos igual',
    14,
    'A cinco de los que disparan les caducó el carné de experto…',
  ],
  ['El verano nos come.', 10, 'El verano nos come'],
])('"%s" is cut where its words are whole, and not before its sum', (text, most, expected) => {
  expect(opening(text, most)).toBe(expected);
});
