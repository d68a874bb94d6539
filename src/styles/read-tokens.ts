import { readFileSync } from 'node:fs';

export type Theme = 'light' | 'dark';
type Triple = readonly [number, number, number];

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const PAIR = /--([\w-]+):\s*light-dark\(oklch\(([\d. ]+)\),\s*oklch\(([\d. ]+)\)\)/g;

/** Linear red, green and blue of an OKLCH colour (Björn Ottosson's matrices), out-of-gamut channels clipped. */
export function linear(oklch: string): Triple {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.split(' ').map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** The opaque colours of tokens.css. */
export const tokens: ReadonlyMap<string, Readonly<Record<Theme, Triple>>> = new Map(
  [...css.matchAll(PAIR)].map(([, name = '', light = '', dark = '']) => [
    name,
    { light: linear(light), dark: linear(dark) },
  ]),
);

export function hexOf(token: string, theme: Theme): string {
  const channels = tokens.get(token)?.[theme];
  if (!channels) throw new RangeError(`No such token: "${token}"`);
  const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
  const hex = channels.map((channel) =>
    Math.round(gamma(channel) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
