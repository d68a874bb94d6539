import { GLAZES } from '#features/site/pages/brand-colours.values.ts';
import { azulejo, stackTones } from '#shared/azulejo/azulejo.ts';
import { TILE_SIZE } from '#shared/azulejo/azulejo-tiles.ts';
import { SHEET, type PdfFlow } from './pdf-flow.server.ts';

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

const COLUMNS = 36;
const OPENER = { columns: COLUMNS, rows: 1, tile: SHEET.width / COLUMNS };
/** Height in points of the strip of a part. */
export const OPENER_HEIGHT = OPENER.rows * OPENER.tile;

/** Draws the strip of a part across the sheet: at the head of its page, or where the part begins further down. */
export const drawOpener = (flow: PdfFlow, seed: string, y = 0): void =>
  flow.decorate(() => drawTiles(flow, seed, 0, y, OPENER));
