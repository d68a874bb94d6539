import { guessDelimiter } from '#features/leads/import-export/reading/delimiter.rules.ts';
import { markedEncoding, type Encoding } from '#features/leads/import-export/reading/encoding.rules.ts';
import { HEADING_ROWS, headingsPlace } from '#features/leads/import-export/reading/headings-row.rules.ts';

/** Enough for the headings and a few lines; the server reads the rest. */
const START_BYTES = 262_144;
const SAMPLE_LINES = 5;

/** Headings and first values, by which the mapping is chosen. */
export type FileStart = {
  headings: string[];
  samples: string[][];
  /** Rows above the headings, such as a title. */
  passedOver: string[];
  /** Names of the sheets of a workbook. */
  sheets: string[];
};

function encodingOf(bytes: Uint8Array): Encoding {
  const marked = markedEncoding(bytes);
  if (marked) return marked;
  try {
    // As a stream, because the piece may end within a character.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Falls back to the headings if a cell is longer than the piece or unclosed; the server checks the rest. */
function readUpTo(read: (to: number) => string[][], lines: number): string[][] {
  try {
    return read(lines);
  } catch (error) {
    if (lines === 1) throw error;
    return readUpTo(read, 1);
  }
}

/** Reads the headings and first lines of a file, as the server does. Rejects for a file that is no table. */
export async function readStart(file: File): Promise<FileStart> {
  const [{ parse }, buffer] = await Promise.all([
    import('csv-parse/browser/esm/sync'),
    file.slice(0, START_BYTES).arrayBuffer(),
  ]);
  const bytes = new Uint8Array(buffer);
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes, { stream: true });
  const { delimiter, skip } = guessDelimiter(text);
  const read = (to: number): string[][] =>
    parse(text.slice(skip), {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to,
    });
  const rows = readUpTo(read, SAMPLE_LINES + HEADING_ROWS);
  const place = headingsPlace(rows.slice(0, HEADING_ROWS));
  return {
    headings: (rows[place] ?? []).map((heading) => heading.trim()),
    samples: rows.slice(place + 1, place + 1 + SAMPLE_LINES),
    passedOver: rows
      .slice(0, place)
      .map((cells) => cells.filter((cell) => cell.trim() !== '').join(' · '))
      .filter((text) => text !== ''),
    sheets: [],
  };
}
