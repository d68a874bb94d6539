import { expect, test } from 'vitest';
import { cite, label, onOneLine, quote } from './quote.rules.ts';

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
