import { expect, test } from 'vitest';
import { breakLines, drawLine, lineWidth, undrawable } from './lettering.rules.ts';

test('a longer line is wider, and the width is proportional to the size', () => {
  expect(lineWidth('WW', 10)).toBeGreaterThan(lineWidth('W', 10));
  expect(lineWidth('Año', 40)).toBeCloseTo(lineWidth('Año', 10) * 4);
});

test.each([...'ñÁ¿«€’—£ØłđßæœþıŒẽ½²™®≥≤→✓★µ§°№₽•αЖՀﬁ', '🎉', '👍🏽', '👩‍🌾', '🇪🇸', '1️⃣', '❤️'])(
  'draws %s as one letter of its own in both faces',
  (letter) => {
    for (const face of ['display', 'text'] as const)
      expect(drawLine(letter, 10, 0, 0, '#000', face).match(/<path/g)).toHaveLength(1);
    expect(undrawable(letter)).toEqual([]);
  },
);

test.each([
  ['½', '1'],
  ['²', '2'],
  ['™', 'T'],
  ['Ø', 'O'],
  ['ẽ', 'e'],
])('%s is not drawn as %s', (letter, other) => {
  expect(drawLine(letter, 10, 0, 0, '#000')).not.toBe(drawLine(other, 10, 0, 0, '#000'));
});

test('an accent that stands for itself is drawn on its letter', () => {
  for (const word of ['piñón', 'Đokić', 'crêpe', 'Ẹ̀kọ́'.slice(0, 2)])
    expect(drawLine(word.normalize('NFD'), 10, 0, 0, '#000')).toBe(
      drawLine(word.normalize('NFC'), 10, 0, 0, '#000'),
    );
});

test('signs of no width draw nothing and stop nothing', () => {
  const line = 'co\u00adla\u200bbo\ufeffra\u200d\u202c';
  expect(undrawable(line)).toEqual([]);
  expect(drawLine(line, 10, 0, 0, '#000')).toBe(drawLine('colabora', 10, 0, 0, '#000'));
  expect(lineWidth(line, 10)).toBeCloseTo(lineWidth('colabora', 10));
});

test('what no face has, or what runs from right to left, is named, each sign once', () => {
  expect(undrawable('Té 漢漢字 שָׁלוֹם')).toEqual(['漢', '字', 'שָׁ', 'ל', 'וֹ', 'ם']);
  expect(undrawable('مرحبا')).toEqual(['م', 'ر', 'ح', 'ب', 'ا']);
  expect(undrawable('a\n\tb ½ price: £17.50')).toEqual([]);
});

test('lines fit the width, lose no word, and have similar lengths', () => {
  const text = 'Ten AI solutions for businesses and families of every size';
  const lines = breakLines(text, 50, 600);
  expect(lines.join(' ')).toBe(text);
  const widths = lines.map((line) => lineWidth(line, 50));
  expect(Math.max(...widths)).toBeLessThanOrEqual(600);
  expect(Math.min(...widths)).toBeGreaterThan(300);
});

test('a word wider than the width gets a line of its own', () => {
  expect(breakLines('an incomprehensibilities a', 50, 100)).toEqual(['an', 'incomprehensibilities', 'a']);
});
