import { bandLayout } from './ad-band.rules.ts';
import { cardLayout } from './ad-card.rules.ts';
import { AD_FORMATS, type AdFormat } from './ad-formats.values.ts';
import { frameLayout } from './ad-frame.rules.ts';
import { narrowColumn, sizesOfPost, whole, type AdLayout } from './ad-sizes.rules.ts';

/** Leaderboard and billboard: tiles, text and button side by side. */
function wide(width: number, height: number): AdLayout {
  const rows = height < 120 ? 2 : 3;
  const tile = height / rows;
  const columns = 4;
  const margin = whole(height * (height < 120 ? 0.16 : 0.12));
  const buttonWidth = whole(width * 0.25);
  const left = columns * tile + margin;
  const right = width - buttonWidth - margin * 2;
  const brandHeight = height < 120 ? 0 : whole(height * 0.13);
  const top = margin + (brandHeight > 0 ? brandHeight + margin * 0.7 : 0);
  return {
    fields: [{ x: 0, y: 0, tile, columns, rows }],
    brand: { x: left, y: margin, width: right - left, height: brandHeight },
    text: { x: left, y: top, width: right - left, height: height - top - margin },
    button: {
      x: right + margin,
      y: whole(height / 2 - height * (height < 120 ? 0.22 : 0.13)),
      width: buttonWidth,
      height: whole(height * (height < 120 ? 0.44 : 0.26)),
    },
    textAlign: brandHeight > 0 ? 'start' : 'middle',
    buttonAlign: 'end',
    headline: { largest: height * (height < 120 ? 0.3 : 0.26), smallest: 13 },
    line: { largest: height < 120 ? 14 : 20, smallest: 12 },
  };
}

/** Skyscraper and half page: tiles above and below, text in the narrow column between them. */
function tower(width: number, height: number): AdLayout {
  const tile = width / 4;
  const rows = Math.floor((height * 0.3) / tile);
  return {
    fields: [
      { x: 0, y: 0, tile, columns: 4, rows },
      { x: 0, y: height - tile, tile, columns: 4, rows: 1 },
    ],
    ...narrowColumn({ width, height }, rows * tile, height - tile),
  };
}

/** Link preview and post on X: rising tiles on the right, text on the left. */
function landscape(width: number, height: number): AdLayout {
  const rows = 4;
  const tile = height / rows;
  const columns = 3;
  const margin = whole(height * 0.09);
  const textWidth = width - columns * tile - 2 * margin;
  const brandHeight = whole(height * 0.07);
  const buttonHeight = whole(height * 0.14);
  const top = margin + brandHeight + margin * 0.8;
  return {
    fields: [
      {
        x: width - columns * tile,
        y: 0,
        tile,
        columns,
        rows,
        // One step of the stair: the first column starts at half the height.
        isLaid: (column, row) => column > 0 || row >= 1,
      },
    ],
    brand: { x: margin, y: margin, width: textWidth, height: brandHeight },
    text: { x: margin, y: top, width: textWidth, height: height - top - buttonHeight - margin * 1.75 },
    button: { x: margin, y: height - margin - buttonHeight, width: textWidth, height: buttonHeight },
    textAlign: 'start',
    buttonAlign: 'start',
    ...sizesOfPost(width, height, 0.108),
  };
}

/** Small rectangle: one row of tiles at the bottom. */
function small(width: number, height: number): AdLayout {
  const columns = 6;
  const tile = width / columns;
  const margin = whole(height * 0.07);
  const floor = height - tile - margin;
  const brandHeight = 18;
  const buttonHeight = 34;
  const top = margin + brandHeight + margin * 0.8;
  return {
    fields: [{ x: 0, y: height - tile, tile, columns, rows: 1 }],
    brand: { x: margin, y: margin, width: width - 2 * margin, height: brandHeight },
    text: { x: margin, y: top, width: width - 2 * margin, height: floor - buttonHeight - margin * 0.8 - top },
    button: { x: margin, y: floor - buttonHeight, width: width - 2 * margin, height: buttonHeight },
    textAlign: 'start',
    buttonAlign: 'start',
    headline: { largest: 25, smallest: 15 },
    line: { largest: 13.5, smallest: 11 },
  };
}

/** Square, portrait and story: a stair of tiles rises from the bottom, with the button on its lowest step. */
function upright(width: number, height: number): AdLayout {
  const columns = 6;
  const tile = width / columns;
  const isStory = height / width > 1.6;
  const margin = whole(width * 0.075);
  // The networks overlay their own buttons on the top and bottom of a story, so no text goes there.
  const ceiling = isStory ? tile * 1.5 : 0;
  const rows = isStory ? 5 : height > width ? 3 : 2;
  const steps = (column: number, row: number): boolean => row >= 1 || column >= 3;
  const floor = height - rows * tile;
  const brandHeight = whole(width * 0.052);
  const buttonHeight = whole(width * 0.105);
  const top = ceiling + margin + brandHeight + margin * 0.85;
  const buttonY = floor + tile - margin * 0.55 - buttonHeight;
  return {
    fields: [
      ...(isStory ? [{ x: 0, y: 0, tile: tile / 2, columns: columns * 2, rows: 2 }] : []),
      { x: 0, y: floor, tile, columns, rows, isLaid: steps },
    ],
    brand: { x: margin, y: ceiling + margin, width: width - 2 * margin, height: brandHeight },
    text: {
      x: margin,
      y: top,
      width: width - 2 * margin,
      height: Math.min(floor, buttonY) - margin * 0.9 - top,
    },
    button: { x: margin, y: buttonY, width: tile * 3 - margin * 1.4, height: buttonHeight },
    textAlign: 'start',
    buttonAlign: 'start',
    ...sizesOfPost(width, height, isStory ? 0.115 : 0.132),
  };
}

/** Kinds of layout with a photograph, so that neighbours in a feed or in a gallery do not look alike. */
const WITH_PHOTOGRAPH: Partial<Record<AdFormat, (width: number, height: number) => AdLayout>> = {
  instagram_square: frameLayout,
  instagram_portrait: cardLayout,
  story: cardLayout,
  x_post: cardLayout,
  mail_landscape: cardLayout,
};

export function adLayout(format: AdFormat, hasPhotograph = false): AdLayout {
  const { width, height } = AD_FORMATS[format];
  if (hasPhotograph) return (WITH_PHOTOGRAPH[format] ?? bandLayout)(width, height);
  const ratio = width / height;
  if (ratio >= 3) return wide(width, height);
  if (ratio <= 0.52) return tower(width, height);
  if (Math.max(width, height) <= 400) return small(width, height);
  return ratio > 1.25 ? landscape(width, height) : upright(width, height);
}
