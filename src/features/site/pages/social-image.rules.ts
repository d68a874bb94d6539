import { azulejo, stackTones } from '#shared/azulejo/azulejo.ts';
import { GLAZES, INK, INK_SOFT, PAPER } from './brand-colours.values.ts';
import { BRAND_MARK } from './brand-mark.rules.ts';
import { breakLines, drawLine, lineWidth } from './lettering.rules.ts';
import { SOCIAL_IMAGE } from './pages.values.ts';

export type SocialImage = {
  brand: string;
  title: string;
  /** The page's language in that language. */
  note: string;
  seed: string;
};

const { width, height } = SOCIAL_IMAGE;
const TILE = 70;
const COLUMNS = 6;
const MARGIN = 72;
const TEXT_WIDTH = width - COLUMNS * TILE - 2 * MARGIN;
const LEADING = 1.02;

function titleLines(title: string) {
  for (const size of [84, 74, 66, 58, 50]) {
    const lines = breakLines(title, size, TEXT_WIDTH);
    const isFitting = lines.every((line) => lineWidth(line, size) <= TEXT_WIDTH);
    if (isFitting && lines.length * size * LEADING <= 350) return { size, lines };
  }
  return { size: 42, lines: breakLines(title, 42, TEXT_WIDTH) };
}

/** Draws the image for social networks: brand, title and language beside the page's own pattern. */
export function drawSocialImage({ brand, title, note, seed }: SocialImage): string {
  const tiles = stackTones(azulejo(seed, COLUMNS, height / TILE))
    .map(({ tone, path }) => `<path fill="${GLAZES[tone]}" d="${path}"/>`)
    .join('');
  const { size, lines } = titleLines(title);
  const lastLine = height - 140;
  const titleDrawn = lines.map((line, index) =>
    drawLine(line, size, MARGIN, lastLine - (lines.length - 1 - index) * size * LEADING, INK),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${PAPER}" d="M0 0h${width}v${height}H0z"/>`,
    `<g transform="translate(${width - COLUMNS * TILE} 0) scale(${TILE / 8})">${tiles}</g>`,
    `<g transform="translate(${MARGIN} 68) scale(3)">${BRAND_MARK}</g>`,
    drawLine(brand, 34, MARGIN + 64, 104, INK),
    ...titleDrawn,
    drawLine(note, 27, MARGIN, height - 70, INK_SOFT),
    '</svg>',
  ].join('');
}
