import type { Tone } from '#shared/azulejo/azulejo-tiles.ts';

/** The light colours of styles/tokens.css, for pictures that cannot read the stylesheet. */
export const PAPER = '#f8f5ed';
export const INK = '#141b32';
export const INK_SOFT = '#4d566b';

export const GLAZES: Readonly<Record<Tone, string>> = {
  ground: '#efe9db',
  soft: '#b5cbf5',
  accent: '#1648c5',
  ink: '#141f42',
  second: '#f9b52a',
  clay: '#c95f3f',
};
