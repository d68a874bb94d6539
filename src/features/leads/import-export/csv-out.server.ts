import { stringify } from 'csv-stringify/sync';
import type { Locale } from '#shared/languages.ts';
import { withApostrophes } from './csv-formulas.rules.ts';

/** Spreadsheets take a file without it for one in the letters of their own country. */
const BOM = '\uFEFF';
const LINES_PER_PIECE = 200;

/** Spreadsheets in Spanish part columns at semicolons. */
export const delimiterOf = (locale: Locale): ',' | ';' => (locale === 'es' ? ';' : ',');

/**
 * Lines as a file, made piece by piece. A cell that a spreadsheet would run as a formula gets an apostrophe before it;
 * the import takes it off again.
 */
export async function* csvPieces(
  lines: AsyncIterable<readonly string[]>,
  delimiter: ',' | ';',
): AsyncGenerator<Uint8Array> {
  let held: (readonly string[])[] = [];
  const written = (): Buffer => {
    const text = stringify(
      held.map((line) => line.map(withApostrophes)),
      {
        delimiter,
        // Otherwise a lone line feed, which is not this file's line end, would stand bare.
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
