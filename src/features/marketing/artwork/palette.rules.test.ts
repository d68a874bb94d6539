import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, inkFor, mix, readableOn, withLightness } from './colour.rules.ts';
import { glazesOf, OWN, paletteOf } from './palette.rules.ts';

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

test.each([
  [['#1d3b6f', '#e7b10a', '#f7f3ea'], { accent: '#1d3b6f', second: '#e7b10a', paper: '#f7f3ea' }],
  [['#f7f3ea', '#e7b10a', '#1d3b6f'], { accent: '#1d3b6f', second: '#e7b10a', paper: '#f7f3ea' }],
  [[], { accent: OWN.accent, second: OWN.second, paper: OWN.paper }],
])('the colours of %s get suitable roles', (colours, parts) => {
  expect(paletteOf(colours)).toMatchObject(parts);
});

test('every text is readable on its ground, whatever the brand’s colours', () => {
  fc.assert(
    fc.property(fc.array(colour, { maxLength: 6 }), (colours) => {
      const p = paletteOf(colours);
      const pairs = [
        [p.ink, p.paper],
        [p.inkSoft, p.paper],
        [p.accentInk, p.paper],
        [p.onAccent, p.accent],
        [p.onSecond, p.second],
        [p.onDeep, p.deep],
      ] as const;
      for (const [ink, ground] of pairs) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 500, seed: 20251121 },
  );
});

test('glazes are valid colours and neighbours differ, whatever the brand’s colours', () => {
  fc.assert(
    fc.property(fc.array(colour, { maxLength: 6 }), (colours) => {
      const glazes = glazesOf(colours);
      for (const glaze of Object.values(glazes)) expect(glaze).toMatch(/^#[\da-f]{6}$/);
      expect(new Set([glazes.ground, glazes.accent, glazes.second, glazes.ink]).size).toBe(4);
    }),
    { numRuns: 500, seed: 20251121 },
  );
});

test.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#777777', 1],
  ['#767676', '#ffffff', 4.54],
])('the contrast of %s and %s is %f', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
});

test('a readable colour stays unchanged, and an unreadable one keeps its hue', () => {
  expect(readableOn('#ffffff', '#1d3b6f')).toBe('#1d3b6f');
  const yellow = readableOn('#ffffff', '#e7b10a');
  expect(contrast('#ffffff', yellow)).toBeGreaterThanOrEqual(4.5);
  expect(Number.parseInt(yellow.slice(1, 3), 16)).toBeGreaterThan(Number.parseInt(yellow.slice(5, 7), 16));
  expect(inkFor('#808080', ['#7f7f7f'])).not.toBe('#7f7f7f');
});

test('mixing a colour with itself or with a share of 0 changes nothing', () => {
  expect(mix('#1d3b6f', '#e7b10a', 0)).toBe('#1d3b6f');
  expect(mix('#1d3b6f', '#e7b10a', 1)).toBe('#e7b10a');
  expect(withLightness('#1d3b6f', 0)).toBe('#000000');
});
