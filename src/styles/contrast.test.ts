import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Theme = 'light' | 'dark';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const PAIR = /--([\w-]+):\s*light-dark\(oklch\(([\d. ]+)\),\s*oklch\(([\d. ]+)\)\)/g;
const tokens = new Map(
  [...css.matchAll(PAIR)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
);

/** Relative luminance of WCAG 2, from OKLCH (Björn Ottosson's matrices), out-of-gamut channels clipped. */
function luminance(token: string, theme: Theme): number {
  const [lightness = 0, chroma = 0, hue = 0] = (tokens.get(token)?.[theme] ?? '').split(' ').map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  return (
    0.2126 * clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}

function contrast(one: string, other: string, theme: Theme): number {
  const [dark = 0, light = 0] = [luminance(one, theme), luminance(other, theme)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

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
    expect(luminance(ground, 'dark'), ground).toBeGreaterThan(luminance('paper', 'dark'));
});

it('measures black on white as 21', () => {
  tokens.set('black', { light: '0 0 0', dark: '0 0 0' });
  tokens.set('white', { light: '1 0 0', dark: '1 0 0' });
  expect(contrast('black', 'white', 'light')).toBeCloseTo(21, 1);
});
