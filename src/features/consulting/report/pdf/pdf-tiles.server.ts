import { GLAZES } from '#features/site/pages/brand-colours.values.ts';
import { azulejo, stackTones } from '#shared/azulejo/azulejo.ts';
import { TILE_SIZE } from '#shared/azulejo/azulejo-tiles.ts';
import { COLUMN, SHEET, type PdfFlow } from './pdf-flow.server.ts';

type Field = { columns: number; rows: number; tile: number };

/** Draws a pattern of the company (docs/design.md), with its upper left corner at (x, y). */
export function drawTiles({ doc }: PdfFlow, seed: string, x: number, y: number, field: Field): void {
  const { columns, rows, tile } = field;
  doc
    .save()
    .translate(x, y)
    .scale(tile / TILE_SIZE);
  for (const { tone, path } of stackTones(azulejo(seed, columns, rows))) doc.path(path).fill(GLAZES[tone]);
  doc.restore();
}

const OPENER = { columns: 40, rows: 2 };
/** As many tiles as fit the column, in the size of the strip across the sheet. */
const SHORT = { columns: 24, rows: 1, tile: COLUMN / 24 };

/** Draws the strip of a part across the head of its page. */
export const drawOpener = (flow: PdfFlow, seed: string): void =>
  flow.decorate(() => drawTiles(flow, seed, 0, 0, { ...OPENER, tile: SHEET.width / OPENER.columns }));

/** Draws the strip of a part that begins further down; it ends at `bottom`. */
export const drawShortOpener = (flow: PdfFlow, seed: string, x: number, bottom: number): void =>
  flow.decorate(() => drawTiles(flow, seed, x, bottom - SHORT.tile, SHORT));
