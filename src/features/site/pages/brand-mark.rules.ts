import { GLAZES } from './brand-colours.values.ts';

/** The mark of public/favicon.svg on its grid of 16, for callers to place and scale. */
export const BRAND_MARK = `<path fill="${GLAZES.accent}" d="M0 0h16v16H0z"/><path fill="${GLAZES.soft}" d="M8 0a8 8 0 0 1-8 8V0zM16 8a8 8 0 0 0-8 8h8z"/><path fill="${GLAZES.second}" d="M8 8V0a8 8 0 0 1 8 8z"/>`;

/** Must equal public/favicon.svg. */
export const brandFavicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${BRAND_MARK}</svg>`;

/**
 * Draws the mark as a square picture. A maskable one keeps within the inner four fifths, which no launcher crops, on a
 * background in the mark's own colour.
 */
export function brandIcon(size: number, isMaskable: boolean): string {
  const [offset, scale] = isMaskable ? [3, 10 / 16] : [0, 1];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 16 16"><path fill="${GLAZES.accent}" d="M0 0h16v16H0z"/><g transform="translate(${offset} ${offset}) scale(${scale})">${BRAND_MARK}</g></svg>`;
}
