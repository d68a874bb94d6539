import type { Tone as TileTone } from '#shared/azulejo/azulejo-tiles.ts';
import {
  chroma,
  contrast,
  distance,
  inkFor,
  lightness,
  mix,
  readableOn,
  withLightness,
} from './colour.rules.ts';

/** Colours of a brand's images and pages; every ink is readable on its ground (4.5:1). */
export type Palette = {
  /** Light ground of a page. */
  paper: string;
  ink: string;
  /** Secondary text on paper. */
  inkSoft: string;
  accent: string;
  onAccent: string;
  /** The accent as text on paper. */
  accentInk: string;
  second: string;
  onSecond: string;
  /** Deep ground of images, in the accent's hue. */
  deep: string;
  onDeep: string;
  /** Muted glaze between paper and accent. */
  soft: string;
  clay: string;
};

/** The light paper and glazes of styles/tokens.css, for a brand without colours. */
export const OWN = { paper: '#f9f5ee', accent: '#1847c3', second: '#f8b527', clay: '#d0603d' } as const;

const isPaper = (colour: string): boolean => lightness(colour) > 0.9 && chroma(colour) < 0.06;
/** Glazes closer than this do not form a visible pattern. */
const APART = 0.14;

/** Returns the palette of a brand's colours, given most important first; missing ones are derived. */
export function paletteOf(colours: readonly string[]): Palette {
  const paper =
    colours.find(isPaper) ??
    (colours.length === 0 ? OWN.paper : mix('#ffffff', colours[0] ?? OWN.accent, 0.045));
  const strong = colours.filter((colour) => !isPaper(colour));
  // A light accent (a yellow, a pink) gives buttons and patterns too little contrast, so the darkest colour becomes the
  // accent.
  const accent = strong.find((colour) => contrast(colour, paper) >= 3) ?? strong[0] ?? OWN.accent;
  const others = strong.filter((colour) => distance(colour, accent) >= APART);
  const second = others[0] ?? (strong.length === 0 ? OWN.second : counterpart(accent, paper));
  const clay =
    others.find((colour) => distance(colour, second) >= APART) ??
    (strong.length === 0 ? OWN.clay : mix(accent, second, 0.5));
  const ink = readableOn(paper, withLightness(accent, 0.24), 9);
  const deep = withLightness(accent, Math.min(lightness(accent), 0.34));
  return {
    paper,
    ink,
    inkSoft: readableOn(paper, mix(ink, paper, 0.3), 5),
    accent,
    onAccent: inkFor(accent, [paper, '#ffffff', ink]),
    accentInk: readableOn(paper, accent),
    second,
    onSecond: inkFor(second, [ink, paper, '#ffffff']),
    deep,
    onDeep: inkFor(deep, [paper, '#ffffff']),
    soft: mix(accent, paper, 0.68),
    clay,
  };
}

/** Derives a clearly different second colour, lighter or darker, for a brand of one colour. */
const counterpart = (accent: string, paper: string): string =>
  lightness(accent) > 0.55 ? withLightness(accent, 0.3) : mix(withLightness(accent, 0.8), paper, 0.15);

export function glazesOf(colours: readonly string[]): Record<TileTone, string> {
  const { paper, soft, accent, deep, second, clay } = paletteOf(colours);
  return {
    ground: mix(paper, second, 0.2),
    soft,
    accent,
    ink: distance(accent, deep) < 0.08 ? withLightness(accent, Math.max(0.16, lightness(deep) - 0.12)) : deep,
    second,
    clay,
  };
}
