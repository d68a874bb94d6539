import type { Box, Field } from './ad-pattern.rules.ts';
import {
  BUTTON_LETTERS,
  narrowColumn,
  postColumn,
  sizesOfPost,
  whole,
  type AdLayout,
} from './ad-sizes.rules.ts';

/** A row of whole tiles across the image. */
function rowOf(y: number, width: number, columns: number): Field {
  const tile = width / columns;
  return { x: 0, y, tile, columns, rows: 1 };
}

/** A column of whole tiles down the image. */
function columnOf(x: number, height: number, rows: number): Field {
  const tile = height / rows;
  return { x, y: 0, tile, columns: 1, rows };
}

const photographOf = (x: number, y: number, width: number, height: number): Pick<AdLayout, 'photograph'> => ({
  photograph: { x, y, width, height },
});

/** Leaderboard and billboard: photograph and band, text, and brand above the button. */
function wide(width: number, height: number): AdLayout {
  const isLow = height < 120;
  const picture = whole(height * (isLow ? 1.5 : 1.35));
  const band = columnOf(picture, height, isLow ? 5 : 8);
  const margin = whole(height * (isLow ? 0.15 : 0.13));
  const sideWidth = whole(width * (isLow ? 0.3 : 0.26));
  const left = picture + band.tile + margin;
  const right = width - sideWidth - margin * 2;
  const side = (y: number, share: number): Box => ({
    x: right + margin,
    y: whole(y),
    width: sideWidth,
    height: whole(height * share),
  });
  return {
    fields: [band],
    ...photographOf(0, 0, picture, height),
    brand: side(height * (isLow ? 0.12 : 0.2), isLow ? 0.28 : 0.17),
    text: { x: left, y: margin, width: right - left, height: height - 2 * margin },
    button: side(height * (isLow ? 0.44 : 0.5), isLow ? 0.46 : 0.27),
    textAlign: 'middle',
    buttonAlign: 'start',
    headline: { largest: height * (isLow ? 0.26 : 0.19), smallest: 13 },
    line: { largest: isLow ? 14.5 : 20, smallest: 14 },
  };
}

/** Skyscraper and half page: photograph and band above, text in the narrow column below. */
function tower(width: number, height: number): AdLayout {
  const picture = whole(height * (width < 200 ? 0.45 : 0.4));
  const band = rowOf(picture, width, 8);
  return {
    fields: [band],
    ...photographOf(0, 0, width, picture),
    ...narrowColumn({ width, height }, picture + band.tile, height),
  };
}

/** Link preview and small rectangle: the photograph on the right, the band between it and the text. */
function landscape(width: number, height: number): AdLayout {
  const isSmall = width <= 400;
  const band = columnOf(0, height, isSmall ? 16 : 10);
  const picture = whole(width * (isSmall ? 0.36 : 0.42));
  const x = width - picture - band.tile;
  const margin = whole(height * (isSmall ? 0.06 : 0.08));
  const textWidth = x - 2 * margin;
  const brandHeight = isSmall ? 24 : whole(height * 0.09);
  const buttonHeight = isSmall ? 36 : whole(Math.max(height * 0.13, width * BUTTON_LETTERS * 2.5));
  const top = margin + brandHeight + margin * 0.8;
  return {
    fields: [{ ...band, x }],
    ...photographOf(width - picture, 0, picture, height),
    brand: { x: margin, y: margin, width: textWidth, height: brandHeight },
    text: { x: margin, y: top, width: textWidth, height: height - top - buttonHeight - margin * 1.75 },
    button: { x: margin, y: height - margin - buttonHeight, width: textWidth, height: buttonHeight },
    textAlign: 'start',
    buttonAlign: 'start',
    ...(isSmall
      ? { headline: { largest: 25, smallest: 13 }, line: { largest: 14, smallest: 14 } }
      : sizesOfPost(width, height, 0.092)),
  };
}

/** Square: the photograph above, the band below it, the words below it. */
function square(width: number, height: number): AdLayout {
  const picture = whole(height * 0.44);
  const band = rowOf(picture, width, 20);
  const margin = whole(width * 0.06);
  const top = picture + band.tile + margin * 0.9;
  return {
    fields: [band],
    ...photographOf(0, 0, width, picture),
    ...postColumn(
      { x: margin, width: width - 2 * margin },
      { top, floor: height - margin },
      { width, height },
    ),
    ...sizesOfPost(width, height, 0.092),
  };
}

/** Boxes of an image whose photograph reaches the edges, with a band of tiles between it and the words. */
export function bandLayout(width: number, height: number): AdLayout {
  const ratio = width / height;
  if (ratio >= 3) return wide(width, height);
  if (ratio <= 0.52) return tower(width, height);
  return ratio > 1.15 ? landscape(width, height) : square(width, height);
}
