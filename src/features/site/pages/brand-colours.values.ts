import type { Tone } from '#shared/azulejo/azulejo-tiles.ts';

/** The light colours of styles/tokens.css, for pictures that cannot read the stylesheet. */
export const PAPER = '#f9f5ee';
export const INK = '#161d31';
export const INK_SOFT = '#4d5568';

export const GLAZES: Readonly<Record<Tone, string>> = {
  ground: '#efe9dc',
  soft: '#b8cdf4',
  accent: '#1847c3',
  ink: '#152042',
  second: '#f8b527',
  clay: '#d0603d',
};
