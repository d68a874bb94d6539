import type { WorkContext } from '#kernel/context.ts';
import { csvPieces } from '#kernel/api/csv-out.ts';
import { wordsOf } from '#kernel/api/problem.ts';
import type { WorkProcess } from '#kernel/work/task.ts';
import type { Locale } from '#shared/languages.ts';
import { filePieces } from '#features/leads/import-export/reading/file.server.ts';
import type { TableKind } from '#features/leads/import-export/reading/file-kind.rules.ts';
import { markedEncoding } from '#features/leads/import-export/reading/encoding.rules.ts';
import { fieldKeys } from '#features/leads/import-export/reading/field-key.rules.ts';
import { CARD_COLUMNS, cardRows } from '#features/leads/import-export/vcard/vcard-rows.rules.ts';
import { refused, requireBounded, sheetsOf, workbookRows } from './workbook.server.ts';

export type TableInput = {
  context: WorkContext;
  importId: number;
  kind: TableKind;
  /** Sheet of a workbook; the first one by default. */
  sheet: string | null;
  /** Only the first rows, with the names of the sheets. */
  rows?: number;
};

const textOf = (bytes: Uint8Array): string => {
  const marked = markedEncoding(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Cards become a table with the headings of our own export, in the reader's language. */
function* cardTable(bytes: Uint8Array, locale: Locale): Generator<string[]> {
  const headings = wordsOf(
    Object.fromEntries(CARD_COLUMNS.map((column) => [column, `leads:imports.cards.${column}`])),
    locale,
  );
  const fields = wordsOf(fieldKeys('contacts', CARD_COLUMNS), locale);
  const titleOf = (column: string): string => {
    const own = headings[column] ?? column;
    return own.startsWith('leads:') ? (fields[column] ?? column) : own;
  };
  let count = 0;
  const rows: string[][] = [];
  for (const row of cardRows(textOf(bytes))) {
    count += 1;
    rows.push(CARD_COLUMNS.map((column) => row[column] ?? ''));
  }
  if (count === 0) throw refused('vcardEmpty');
  const used = CARD_COLUMNS.map((column, index) => ({ column, index })).filter(({ index }) =>
    rows.some((cells) => cells[index] !== ''),
  );
  yield used.map(({ column }) => titleOf(column));
  for (const cells of rows) yield used.map(({ index }) => cells[index] ?? '');
}

async function* tableRows(
  bytes: Uint8Array,
  { context, kind, sheet, rows }: TableInput,
  sheets: readonly string[],
) {
  if (kind === 'vcard') {
    yield* cardTable(bytes, context.locale);
    return;
  }
  const chosen = sheet === null ? sheets[0] : sheets.find((name) => name === sheet);
  if (chosen === undefined) throw refused('sheetUnknown');
  yield* workbookRows(bytes, { sheet: chosen, ...(rows !== undefined && { most: rows }) });
}

async function* firstOf(rows: AsyncIterable<string[]>, most: number): AsyncGenerator<string[]> {
  let count = 0;
  for await (const row of rows) {
    if (count >= most) return;
    count += 1;
    yield row;
  }
}

async function bytesOf({ importId }: TableInput, { openDatabase }: WorkProcess): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for await (const piece of filePieces(await openDatabase(), importId)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Errors: `invalid` for a file that is too large, broken, or no workbook at all. */
async function sheetsIn(bytes: Uint8Array, { kind }: TableInput): Promise<string[]> {
  if (kind !== 'xlsx') return [];
  requireBounded(bytes);
  return sheetsOf(bytes);
}

/**
 * Turns an uploaded workbook or the cards of a file into CSV, the form that every import is read in. Runs in a work
 * process: neither a bomb nor a mistake of the reader reaches the server.
 */
export async function* importTable(input: TableInput, process: WorkProcess): AsyncGenerator<Uint8Array> {
  const bytes = await bytesOf(input, process);
  yield* csvPieces(tableRows(bytes, input, await sheetsIn(bytes, input)), ',');
}

export type TableStart = { sheets: string[]; rows: string[][] };

/** The first rows and the sheets, as JSON: what the mapping is chosen by. */
export async function* importTableStart(input: TableInput, process: WorkProcess): AsyncGenerator<Uint8Array> {
  const bytes = await bytesOf(input, process);
  const sheets = await sheetsIn(bytes, input);
  const start: TableStart = { sheets, rows: [] };
  for await (const row of firstOf(tableRows(bytes, input, sheets), input.rows ?? FIRST_ROWS))
    start.rows.push(row.map((cell) => cell.slice(0, SHOWN_CHARACTERS)));
  yield Buffer.from(JSON.stringify(start));
}

const FIRST_ROWS = 16;
const SHOWN_CHARACTERS = 300;
