import type { crmImports } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { CustomField } from '#features/leads/fields/field.schema.ts';
import { MAX_LINE } from '#shared/limits.ts';
import { readColumnSigns } from '#features/leads/import-export/reading/column-signs.server.ts';
import { passedOverIn, readLines, type Line } from '#features/leads/import-export/reading/file.server.ts';
import { columnsOf, Unusable, type Layout } from '#features/leads/import-export/reading/layout.server.ts';

/** Limits a piece of huge cells, so that memory does not grow with the file. */
const MOST_CHARACTERS = 4 * 1_048_576;

type Import = typeof crmImports.$inferSelect;

/** Properties of the file that follow from its headings and columns. */
export type FileFacts = Pick<Import, 'headings' | 'mapping' | 'dates' | 'passedOver'>;

/** Lines to import together. `blank`: empty ones since the last piece; `line`: the last one read, empty or not. */
export type Piece = { layout: Layout; lines: Line[]; blank: number; line: number; readBytes: number };

type Options = {
  /** Lines that the next piece may have. */
  most: () => number;
  onFacts: (facts: FileFacts) => Promise<void>;
  /** Fields that the workspace defines for the records of the file. */
  own: readonly CustomField[];
};

/** Reads the file of an import behind its last finished line. Errors: `Unusable`, and those of csv-parse. */
export async function* piecesOf(
  db: Database,
  row: Import,
  { most, onFacts, own }: Options,
): AsyncGenerator<Piece> {
  let readBytes = 0;
  let layout: Layout | undefined;
  let lines: Line[] = [];
  let characters = 0;
  /** The last line of the piece before, and the last one read. */
  let [before, last] = [0, 0];
  const piece = (of: Layout): Piece => {
    const made = { layout: of, lines, blank: last - before - lines.length, line: last, readBytes };
    [lines, characters, before] = [[], 0, last];
    return made;
  };
  const file = { importId: row.id, encoding: row.encoding, onRead: (bytes: number) => (readBytes = bytes) };
  for await (const line of readLines(db, file)) {
    if (!layout) {
      const headings = line.cells.map((cell) => cell.trim().slice(0, MAX_LINE));
      const { columns, mapping } = columnsOf(row, headings, own);
      const { dates, ...signs } = await readColumnSigns(db, { ...file, onRead: () => {} }, row, {
        headings,
        columns,
        own,
      });
      layout = { columns, ...signs };
      await onFacts({ headings, mapping, dates, passedOver: passedOverIn(line) });
      [before, last] = [Math.max(line.line, row.line), Math.max(line.line, row.line)];
      continue;
    }
    if (line.line <= row.line) continue;
    last = line.line;
    if (!line.cells.some((cell) => cell.trim() !== '')) continue;
    lines.push(line);
    characters += line.cells.reduce((sum, { length }) => sum + length, 0);
    if (lines.length >= most() || characters >= MOST_CHARACTERS) yield piece(layout);
  }
  if (!layout) throw new Unusable('leads:imports.empty');
  if (last > before) yield piece(layout);
}

/** Prefix of csv-parse's error codes; an unclosed quote makes one endless record. */
const CSV_ERROR = /^CSV_/;

/** Why the whole file cannot be read, as the key of a message; undefined for an error that is not the file's. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof Unusable) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'CSV_MAX_RECORD_SIZE' || code === 'CSV_QUOTE_NOT_CLOSED') return 'leads:imports.quoteOpen';
  return CSV_ERROR.test(code) ? 'leads:imports.noTable' : undefined;
}
