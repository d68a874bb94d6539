import { expect, test } from 'vitest';
import { breakLines, drawLine, lineWidth } from './lettering.rules.ts';

test('a longer line is wider, and a larger one in proportion', () => {
  expect(lineWidth('WW', 10)).toBeGreaterThan(lineWidth('W', 10));
  expect(lineWidth('Año', 40)).toBeCloseTo(lineWidth('Año', 10) * 4);
});

test.each(['ñ', 'Á', '¿', '«', '€', '’', '—'])('%s is drawn as itself', (letter) => {
  expect(drawLine(letter, 10, 0, 0, '#000')).toContain('<path');
});

test('a letter that the face lacks loses its accent, and a sign that it lacks is left out', () => {
  expect(drawLine('ẽ', 10, 0, 0, '#000')).toBe(drawLine('e', 10, 0, 0, '#000'));
  expect(drawLine('漢', 10, 0, 0, '#000')).not.toContain('<path');
});

test('lines keep to the width, lose no word, and are about as long as each other', () => {
  const text = 'Ten AI solutions for businesses and families of every size';
  const lines = breakLines(text, 50, 600);
  expect(lines.join(' ')).toBe(text);
  const widths = lines.map((line) => lineWidth(line, 50));
  expect(Math.max(...widths)).toBeLessThanOrEqual(600);
  expect(Math.min(...widths)).toBeGreaterThan(300);
});

test('a word wider than the width stands alone', () => {
  expect(breakLines('an incomprehensibilities a', 50, 100)).toEqual(['an', 'incomprehensibilities', 'a']);
});
