import { and, asc, eq, gt } from 'drizzle-orm';
import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { z } from 'zod';
import { crmImportChunks } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { everyRow } from '#db/rows.ts';
import { guessDelimiter } from './delimiter.rules.ts';
import { HEADING_ROWS, headingsPlace } from './headings-row.rules.ts';

/** A field of ten megabytes is an error of one line; beyond this limit a quote was never closed. */
const MAX_RECORD_CHARACTERS = 16 * 1_048_576;

export type Line = {
  /** Counted as in a spreadsheet, headings and empty lines included. */
  line: number;
  cells: string[];
  /** On the headings alone: the rows above them, a title for example. */
  passedOver?: Line[];
};

type File = { importId: number; encoding: string; onRead: (bytes: number) => void };

/** The stored file of an import that the caller has found, chunk by chunk. */
export async function* filePieces(db: Database, importId: number): AsyncGenerator<Buffer> {
  for (let position = -1; ;) {
    const [chunk] = await everyRow(db, crmImportChunks)
      .select()
      .where(and(eq(crmImportChunks.importId, importId), gt(crmImportChunks.position, position)))
      .orderBy(asc(crmImportChunks.position))
      .limit(1);
    if (!chunk) return;
    position = chunk.position;
    yield chunk.data;
  }
}

async function* texts(db: Database, { importId, encoding, onRead }: File): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let read = 0;
  for await (const piece of filePieces(db, importId)) {
    yield decoder.decode(piece, { stream: true });
    read += piece.length;
    onRead(read);
  }
  yield decoder.decode();
}

const records = z.object({
  record: z.array(z.string()),
  info: z.object({ records: z.number(), empty_lines: z.number() }),
});

/** Yields the lines of the file from its headings on, which are found in the first rows. Throws csv-parse's errors for a file that is no table. */
export async function* readLines(db: Database, file: File): AsyncGenerator<Line> {
  const start: Line[] = [];
  let isStarted = false;
  const begin = (): Line[] => {
    isStarted = true;
    const place = headingsPlace(start.map(({ cells }) => cells));
    const [headings, ...lines] = start.slice(place);
    return headings ? [{ ...headings, passedOver: start.slice(0, place) }, ...lines] : [];
  };
  for await (const line of allLines(db, file)) {
    if (isStarted) yield line;
    else if (start.push(line) === HEADING_ROWS) yield* begin();
  }
  if (!isStarted) yield* begin();
}

async function* allLines(db: Database, file: File): AsyncGenerator<Line> {
  const source = texts(db, file);
  const { value: first = '' } = await source.next();
  const { delimiter, skip } = guessDelimiter(first);
  const parser = parse({
    delimiter,
    // All line ends, because concatenated files mix them.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: MAX_RECORD_CHARACTERS,
  });
  async function* rest(): AsyncGenerator<string> {
    yield first.slice(skip);
    yield* source;
  }
  // The error reaches the reader of the parser; without a listener it would end the process.
  pipeline(Readable.from(rest()), parser, () => undefined);
  for await (const item of parser) {
    const { record, info } = records.parse(item);
    yield { line: info.records + info.empty_lines + (skip > 0 ? 1 : 0), cells: record };
  }
}

const MAX_PASSED_OVER = 200;

/** Returns what stands above the headings, to be told; empty rows say nothing. */
export const passedOverIn = ({ passedOver = [] }: Line): { line: number; text: string }[] =>
  passedOver.flatMap(({ line, cells }) => {
    const text = cells
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '')
      .join(' · ');
    return text === ''
      ? []
      : [{ line, text: text.replaceAll('\0', '').toWellFormed().slice(0, MAX_PASSED_OVER) }];
  });
