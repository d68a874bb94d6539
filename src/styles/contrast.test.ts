import { describe, expect, it } from 'vitest';
import { linear, tokens, type Theme } from './read-tokens.ts';

/** Relative luminance of WCAG 2. */
function luminance([red, green, blue]: ReturnType<typeof linear>): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function luminanceOf(token: string, theme: Theme): number {
  return luminance(tokens.get(token)?.[theme] ?? [NaN, NaN, NaN]);
}

function ratio(...pair: readonly [number, number]): number {
  return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
}

const contrast = (one: string, other: string, theme: Theme): number =>
  ratio(luminanceOf(one, theme), luminanceOf(other, theme));

const GROUNDS = ['paper', 'surface', 'sunken', 'overlay'];
const TEXT_PAIRS = [
  ...GROUNDS.flatMap((ground) =>
    ['ink', 'ink-soft', 'accent-ink', 'danger-ink', 'warning-ink', 'success-ink', 'info-ink'].map((text) => [
      text,
      ground,
    ]),
  ),
  ...['accent', 'danger', 'warning', 'success', 'info'].flatMap((tone) => [
    [`${tone}-ink`, `${tone}-soft`],
    ['ink', `${tone}-soft`],
    ['ink-soft', `${tone}-soft`],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-saffron', 'saffron'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
  ['paper', 'ink'],
];
const GRAPHIC_PAIRS = GROUNDS.flatMap((ground) =>
  ['line-strong', 'accent-ink', 'danger', 'success', 'info'].map((graphic) => [graphic, ground]),
);

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  it.each(TEXT_PAIRS)('%s is readable on %s', (text = '', ground = '') => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(GRAPHIC_PAIRS)('%s is distinguishable from %s', (graphic = '', ground = '') => {
    expect(contrast(graphic, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});

it('panels, columns and the navigation are lighter than the page at night', () => {
  for (const ground of ['surface', 'sunken', 'overlay'])
    expect(luminanceOf(ground, 'dark'), ground).toBeGreaterThan(luminanceOf('paper', 'dark'));
});

it('measures black on white as 21', () => {
  expect(ratio(luminance(linear('0 0 0')), luminance(linear('1 0 0')))).toBeCloseTo(21, 1);
});
