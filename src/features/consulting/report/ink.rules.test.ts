import { expect, test } from 'vitest';
import { contrastOnWhite, readableInk } from './ink.rules.ts';

test('a brand colour that is readable on white stays as it is', () => {
  expect(readableInk('#1d3b6f')).toBe('#1d3b6f');
  expect(readableInk('#000000')).toBe('#000000');
});

test.each(['#ffffff', '#ffff00', '#00ff88', '#ff6600', '#777777'])(
  '%s becomes readable on white and keeps its hue',
  (colour) => {
    const ink = readableInk(colour);
    expect(contrastOnWhite(ink)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOnWhite(ink)).toBeLessThan(5);
    const zeros = (each: string) => [1, 3, 5].map((at) => each.slice(at, at + 2) === '00');
    expect(zeros(ink)).toEqual(zeros(colour));
  },
);
