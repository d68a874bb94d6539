import { expect, test } from 'vitest';
import { breakLines, drawLine, lineWidth } from './lettering.rules.ts';

test('a longer line is wider, and the width is proportional to the size', () => {
  expect(lineWidth('WW', 10)).toBeGreaterThan(lineWidth('W', 10));
  expect(lineWidth('Año', 40)).toBeCloseTo(lineWidth('Año', 10) * 4);
});

test.each(['ñ', 'Á', '¿', '«', '€', '’', '—'])('draws %s as itself', (letter) => {
  expect(drawLine(letter, 10, 0, 0, '#000')).toContain('<path');
});

test('a missing letter loses its accent, and a missing symbol is omitted', () => {
  expect(drawLine('ẽ', 10, 0, 0, '#000')).toBe(drawLine('e', 10, 0, 0, '#000'));
  expect(drawLine('漢', 10, 0, 0, '#000')).not.toContain('<path');
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
