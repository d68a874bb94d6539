import { stringify } from 'csv-stringify/sync';
import type { Locale } from '#shared/languages.ts';
import { withApostrophes } from './csv-formulas.rules.ts';

/** Spreadsheets take a file without it for one in the letters of their own country. */
const BOM = '\uFEFF';
const LINES_PER_PIECE = 200;

/** Spreadsheets in Spanish part columns at semicolons. */
export const delimiterOf = (locale: Locale): ',' | ';' => (locale === 'es' ? ';' : ',');

/**
 * Lines as a file that is made while it is sent, no faster than it is taken. A cell that a spreadsheet would run as a
 * formula gets an apostrophe before it; the import takes it off again.
 */
export function csvStream(
  lines: AsyncGenerator<readonly string[]>,
  delimiter: ',' | ';',
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isFirst = true;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece: (readonly string[])[] = [];
      let isOver = false;
      while (piece.length < LINES_PER_PIECE && !isOver) {
        const next = await lines.next();
        isOver = next.done === true;
        if (!next.done) piece.push(next.value);
      }
      const text = stringify(
        piece.map((line) => line.map(withApostrophes)),
        {
          delimiter,
          // Otherwise a lone line feed, which is not this file's line end, would stand bare.
          quoted_match: /[\r\n]/,
          record_delimiter: 'windows',
        },
      );
      controller.enqueue(encoder.encode((isFirst ? BOM : '') + text));
      isFirst = false;
      if (isOver) controller.close();
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}
