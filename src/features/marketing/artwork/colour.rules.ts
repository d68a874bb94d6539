/** Colours are `#rrggbb`; they are mixed in OKLab, which is perceptually uniform. */
type Triple = readonly [number, number, number];

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toGamma = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

function linear(colour: string): Triple {
  const part = (at: number) => toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

const times = (rows: readonly Triple[], [x, y, z]: Triple): Triple => {
  const [a, b, c] = rows.map(([p, q, r]) => p * x + q * y + r * z);
  return [a ?? 0, b ?? 0, c ?? 0];
};
const map = ([x, y, z]: Triple, act: (value: number) => number): Triple => [act(x), act(y), act(z)];

/** Björn Ottosson, "A perceptual color space for image processing", 2020. */
const TO_LMS: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_LMS: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const toLab = (colour: string): Triple => times(TO_LAB, map(times(TO_LMS, linear(colour)), Math.cbrt));

function fromLab(lab: Triple): string {
  const rgb = times(
    FROM_LMS,
    map(times(FROM_LAB, lab), (value) => value ** 3),
  );
  const hex = (value: number) =>
    Math.round(Math.min(1, Math.max(0, toGamma(value))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(hex).join('')}`;
}

/** Perceived lightness, from 0 (black) to 1 (white). */
export const lightness = (colour: string): number => toLab(colour)[0];
/** From 0 (grey) to about 0.3. */
export const chroma = (colour: string): number => Math.hypot(toLab(colour)[1], toLab(colour)[2]);
/** Returns the perceived difference of two colours; 0.1 is obvious side by side. */
export function distance(one: string, other: string): number {
  const [a, b] = [toLab(one), toLab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Mixes colours; `share` of the second, 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [toLab(one), toLab(other)];
  const part = (at: 0 | 1 | 2) => a[at] + (b[at] - a[at]) * share;
  return fromLab([part(0), part(1), part(2)]);
}

/** Returns the same hue at another lightness, with less chroma towards black and white. */
export function withLightness(colour: string, value: number): string {
  const [from, a, b] = toLab(colour);
  const room = Math.min(1, Math.min(value, 1 - value) / Math.max(0.05, Math.min(from, 1 - from)));
  return fromLab([value, a * room, b * room]);
}

/** WCAG 2 relative luminance; contrast is from 1 to 21. */
const luminance = (colour: string): number => {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** WCAG 2.2, 1.4.3, for text. */
export const TEXT_CONTRAST = 4.5;

/** Returns the colour if it is readable on the ground, else the nearest readable lightness of it. */
export function readableOn(ground: string, colour: string, ratio = TEXT_CONTRAST): string {
  if (contrast(ground, colour) >= ratio) return colour;
  const start = lightness(colour);
  for (let step = 0.01; step <= 1; step += 0.01) {
    for (const value of [start - step, start + step]) {
      if (value < 0 || value > 1) continue;
      const found = withLightness(colour, value);
      if (contrast(ground, found) >= ratio) return found;
    }
  }
  return contrast(ground, '#000000') >= contrast(ground, '#ffffff') ? '#000000' : '#ffffff';
}

/** Returns the first candidate readable on the ground, else the best one, made readable. */
export function inkFor(ground: string, candidates: readonly string[], ratio = TEXT_CONTRAST): string {
  const found = candidates.find((one) => contrast(ground, one) >= ratio);
  if (found !== undefined) return found;
  const [best = '#000000'] = [...candidates].sort((a, b) => contrast(ground, b) - contrast(ground, a));
  return readableOn(ground, best, ratio);
}
