import { postRow, sizesOfPost, whole, type AdLayout } from './ad-sizes.rules.ts';

/** Portrait and story: the photograph above, tiles below it, and a card of words that lies on both. */
function upright(width: number, height: number): AdLayout {
  const columns = 9;
  const tile = width / columns;
  const isStory = height / width > 1.6;
  const edge = whole(width * 0.035);
  const padding = whole(width * 0.045);
  const panelHeight = whole(height * (isStory ? 0.35 : 0.42));
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
  const row = postRow(inner, panel.y + panel.height - padding, width, 0.57);
  const top = panel.y + padding;
  return {
    fields: [{ x: 0, y: floor, tile, columns, rows }],
    photograph: { x: 0, y: 0, width, height: floor },
    panel,
    ...row,
    text: { ...inner, y: top, height: row.button.y - padding * 0.8 - top },
    textAlign: 'start',
    ...sizesOfPost(width, height, 0.085),
  };
}

/** Post on X: tiles on the left, the photograph on the right, and a card of words that lies on both. */
function landscape(width: number, height: number): AdLayout {
  const rows = 6;
  const tile = height / rows;
  const edge = whole(height * 0.07);
  const padding = whole(height * 0.065);
  const panel = { x: edge, y: edge, width: whole(width * 0.56), height: height - 2 * edge };
  const columns = Math.floor((panel.x + panel.width) / tile);
  const inner = { x: panel.x + padding, width: panel.width - 2 * padding };
  const brand = { ...inner, y: panel.y + padding, height: whole(height * 0.09) };
  const buttonHeight = whole(height * 0.13);
  const button = {
    ...inner,
    y: panel.y + panel.height - padding - buttonHeight,
    height: buttonHeight,
  };
  const top = brand.y + brand.height + padding * 0.8;
  return {
    fields: [{ x: 0, y: 0, tile, columns, rows }],
    photograph: { x: columns * tile, y: 0, width: width - columns * tile, height },
    panel,
    brand,
    text: { ...inner, y: top, height: button.y - padding * 0.7 - top },
    button,
    textAlign: 'start',
    buttonAlign: 'start',
    ...sizesOfPost(width, height, 0.095),
  };
}

/** Boxes of an image whose words lie on a card over photograph and tiles. */
export const cardLayout = (width: number, height: number): AdLayout =>
  width > height ? landscape(width, height) : upright(width, height);
