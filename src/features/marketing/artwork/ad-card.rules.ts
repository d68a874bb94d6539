import { postColumn, sizesOfPost, whole, type AdLayout } from './ad-sizes.rules.ts';

/** Portrait and story: the photograph above, tiles below it, and a card of words that lies on both. */
function upright(width: number, height: number): AdLayout {
  const columns = 9;
  const tile = width / columns;
  const isStory = height / width > 1.6;
  const edge = whole(width * 0.035);
  const padding = whole(width * 0.045);
  const panelHeight = whole(height * (isStory ? 0.4 : 0.46));
  // The networks overlay their own buttons on the lowest 340 px of a story, so no text goes there.
  const below = isStory ? whole(height * 0.178) : edge;
  const panel = {
    x: edge,
    y: height - below - panelHeight,
    width: width - 2 * edge,
    height: panelHeight,
  };
  // The card lies on the photograph's edge alone, so that it cuts nothing that is shown.
  const rows = Math.ceil((height - panel.y) / tile) - 1;
  const floor = height - rows * tile;
  const inner = { x: panel.x + padding, width: panel.width - 2 * padding };
  const ends = { top: panel.y + padding, floor: panel.y + panel.height - padding };
  return {
    fields: [{ x: 0, y: floor, tile, columns, rows }],
    photograph: { x: 0, y: 0, width, height: floor },
    panel,
    ...postColumn(inner, ends, { width, height }),
    ...sizesOfPost(width, height, 0.1),
  };
}

/** Post on X: one column of whole tiles on the left, the words beside it, and the photograph on the right. */
function landscape(width: number, height: number): AdLayout {
  const rows = 10;
  const tile = height / rows;
  const padding = whole(height * 0.055);
  const picture = whole(width * 0.4);
  const inner = { x: whole(tile) + padding, width: width - picture - whole(tile) - 2 * padding };
  const brand = { ...inner, y: whole(height * 0.1), height: whole(height * 0.09) };
  const buttonHeight = whole(height * 0.13);
  const button = { ...inner, y: height - brand.y - buttonHeight, height: buttonHeight };
  const top = brand.y + brand.height + padding;
  return {
    fields: [{ x: 0, y: 0, tile, columns: 1, rows }],
    photograph: { x: width - picture, y: 0, width: picture, height },
    brand,
    text: { ...inner, y: top, height: button.y - padding - top },
    button,
    textAlign: 'start',
    buttonAlign: 'start',
    ...sizesOfPost(width, height, 0.095),
  };
}

/** Boxes of an image whose words lie on a card over photograph and tiles, or in a low one between them. */
export const cardLayout = (width: number, height: number): AdLayout =>
  width > height ? landscape(width, height) : upright(width, height);
