import type { Box, Field } from './ad-pattern.rules.ts';
import { narrowColumn, sizesOfPost, whole, type AdLayout } from './ad-sizes.rules.ts';

/** A photograph with one row of tiles around it. */
type Frame = { field: Field; photograph: Box; outer: Box };

function frame(x: number, y: number, tile: number, columns: number, rows: number): Frame {
  const isLaid = (column: number, row: number) =>
    column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
  return {
    field: { x, y, tile, columns, rows, isLaid },
    photograph: { x: x + tile, y: y + tile, width: (columns - 2) * tile, height: (rows - 2) * tile },
    outer: { x, y, width: columns * tile, height: rows * tile },
  };
}

const laid = ({ field, photograph }: Frame) => ({ fields: [field], photograph });

/** Leaderboard and billboard: photograph, text and button side by side. */
function wide(width: number, height: number): AdLayout {
  const isLow = height < 120;
  const rows = isLow ? 6 : 10;
  const framed = frame(0, 0, height / rows, isLow ? 12 : 13, rows);
  const margin = whole(height * (isLow ? 0.16 : 0.12));
  const buttonWidth = whole(width * 0.25);
  const left = framed.outer.width + margin;
  const right = width - buttonWidth - margin * 2;
  const brandHeight = isLow ? 0 : whole(height * 0.13);
  const top = margin + (isLow ? 0 : brandHeight + margin * 0.7);
  return {
    ...laid(framed),
    brand: { x: left, y: margin, width: right - left, height: brandHeight },
    text: { x: left, y: top, width: right - left, height: height - top - margin },
    button: {
      x: right + margin,
      y: whole(height / 2 - height * (isLow ? 0.22 : 0.13)),
      width: buttonWidth,
      height: whole(height * (isLow ? 0.44 : 0.26)),
    },
    textAlign: isLow ? 'middle' : 'start',
    buttonAlign: 'end',
    headline: { largest: height * (isLow ? 0.3 : 0.26), smallest: 13 },
    line: { largest: isLow ? 14 : 20, smallest: 11 },
  };
}

/** Skyscraper and half page: the photograph above, text in the narrow column below it. */
function tower(width: number, height: number): AdLayout {
  const columns = 10;
  const tile = width / columns;
  const framed = frame(0, 0, tile, columns, Math.floor((height * 0.37) / tile));
  return { ...laid(framed), ...narrowColumn(width, framed.outer.height, height) };
}

/** Link preview, post on X and small rectangle: the photograph on the right, text on the left. */
function landscape(width: number, height: number): AdLayout {
  const isSmall = width <= 400;
  const rows = isSmall ? 14 : 12;
  const tile = height / rows;
  const columns = isSmall ? 7 : width / height > 1.85 ? 10 : 9;
  const framed = frame(width - columns * tile, 0, tile, columns, rows);
  const margin = whole(height * (isSmall ? 0.07 : 0.09));
  const textWidth = width - framed.outer.width - 2 * margin;
  const brandHeight = isSmall ? 20 : whole(height * 0.08);
  const buttonHeight = isSmall ? 36 : whole(height * 0.14);
  const top = margin + brandHeight + margin * 0.8;
  return {
    ...laid(framed),
    brand: { x: margin, y: margin, width: textWidth, height: brandHeight },
    text: { x: margin, y: top, width: textWidth, height: height - top - buttonHeight - margin * 1.75 },
    button: { x: margin, y: height - margin - buttonHeight, width: textWidth, height: buttonHeight },
    textAlign: 'start',
    buttonAlign: 'start',
    ...(isSmall
      ? { headline: { largest: 25, smallest: 13 }, line: { largest: 13.5, smallest: 11 } }
      : sizesOfPost(width, height, 0.1)),
  };
}

/** Square, portrait and story: the photograph above, brand and button side by side at the bottom. */
function upright(width: number, height: number): AdLayout {
  const columns = 20;
  const tile = width / columns;
  const isStory = height / width > 1.6;
  const share = isStory ? 0.57 : height > width ? 0.56 : 0.5;
  const framed = frame(0, 0, tile, columns, Math.round((height * share) / tile));
  const margin = whole(width * 0.06);
  // The networks overlay their own buttons on the bottom of a story, so no text goes there.
  const floor = height - (isStory ? whole(height * 0.13) : margin);
  const buttonHeight = whole(width * 0.105);
  const brandHeight = whole(width * 0.06);
  const inner = width - 2 * margin;
  const buttonWidth = whole(inner * 0.52);
  const top = framed.outer.height + margin;
  const buttonY = floor - buttonHeight;
  return {
    ...laid(framed),
    brand: {
      x: margin,
      y: buttonY + whole((buttonHeight - brandHeight) / 2),
      width: inner - buttonWidth - margin * 0.5,
      height: brandHeight,
    },
    text: { x: margin, y: top, width: inner, height: buttonY - margin * 0.7 - top },
    button: { x: margin + inner - buttonWidth, y: buttonY, width: buttonWidth, height: buttonHeight },
    textAlign: 'start',
    buttonAlign: 'end',
    ...sizesOfPost(width, height, isStory ? 0.09 : 0.1),
  };
}

/** Boxes of an image with a photograph, which overlap neither it, nor tiles, nor each other. */
export function frameLayout(width: number, height: number): AdLayout {
  const ratio = width / height;
  if (ratio >= 3) return wide(width, height);
  if (ratio <= 0.52) return tower(width, height);
  return ratio > 1.15 ? landscape(width, height) : upright(width, height);
}
