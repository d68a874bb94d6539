import { stringify } from 'csv-stringify/sync';
import { withApostrophes } from '#shared/texts/csv-formulas.ts';
import type { Delimiter } from './csv-cells.ts';

/** Without it spreadsheets read the file in the code page of their country. */
const BOM = '\uFEFF';
const LINES_PER_PIECE = 200;

/**
 * Streams lines as a CSV file. Cells that a spreadsheet would run as a formula get a leading apostrophe, which the
 * import removes again.
 */
export async function* csvPieces(
  lines: AsyncIterable<readonly string[]>,
  delimiter: Delimiter,
): AsyncGenerator<Uint8Array> {
  let held: (readonly string[])[] = [];
  const written = (): Buffer => {
    const text = stringify(
      held.map((line) => line.map(withApostrophes)),
      {
        delimiter,
        // Otherwise a lone line feed, which is not this file's line end, would stay unquoted.
        quoted_match: /[\r\n]/,
        record_delimiter: 'windows',
      },
    );
    held = [];
    return Buffer.from(text);
  };
  yield Buffer.from(BOM);
  for await (const line of lines) {
    held.push(line);
    if (held.length === LINES_PER_PIECE) yield written();
  }
  yield written();
}
