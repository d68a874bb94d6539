import { Unzip, UnzipInflate } from 'fflate';
import { readXlsx, streamXlsxRows, type CellValue } from 'hucre/xlsx';
import { AppError, isAppError } from '#shared/errors.ts';

/** A workbook of a million rows inflates to some hundred megabytes; larger archives are refused. */
const MAX_INFLATED = 1_024 * 1_048_576;
const MAX_ROWS = 1_000_000;
const MAX_COLUMNS = 1_000;
const PIECE = 65_536;

/** The key of the reason stands below `leads:imports`. */
export const refused = (reason: string, cause?: unknown): AppError =>
  new AppError('invalid', { fields: { file: `leads:imports.${reason}` }, cause });

/**
 * Inflates the archive without keeping anything, and counts: what an archive declares of itself may be a lie. Errors:
 * `invalid` for more than a gigabyte, and for what is no archive.
 */
export function requireBounded(bytes: Uint8Array, most = MAX_INFLATED): void {
  let inflated = 0;
  let hasWorkbook = false;
  let isBroken = false;
  const unzip = new Unzip((file) => {
    if (file.name === 'xl/workbook.xml') hasWorkbook = true;
    // Thrown errors would come back as those of the archive.
    file.ondata = (error, data) => {
      if (error) isBroken = true;
      else inflated += data.length;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length && inflated <= most && !isBroken; at += PIECE) {
    try {
      unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
    } catch {
      isBroken = true;
    }
  }
  if (inflated > most) throw refused('excelTooLarge');
  if (isBroken || !hasWorkbook) throw refused('excelBroken');
}

export async function sheetsOf(bytes: Uint8Array): Promise<string[]> {
  const sheets: { name: string; isHidden: boolean }[] = [];
  await readXlsx(bytes, {
    sheets: ({ name, hidden, veryHidden }) => {
      sheets.push({ name, isHidden: hidden === true || veryHidden === true });
      return false;
    },
  }).catch((cause: unknown) => {
    throw refused('excelBroken', cause);
  });
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  return (shown.length > 0 ? shown : sheets).map(({ name }) => name);
}

/** Fifteen digits are what a spreadsheet keeps: `0.30000000000000004` is 0.3. */
function numberText(value: number): string {
  const text = new Intl.NumberFormat('en', {
    useGrouping: false,
    maximumFractionDigits: 20,
    maximumSignificantDigits: 15,
  }).format(value);
  // Three decimals could be taken for thousands in a table of text; a number of a workbook has no groups.
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** A day, a time or both, as the cell holds them. */
function dateText(value: Date): string {
  const [day = '', rest = ''] = value.toISOString().split('T');
  const time = rest.slice(0, 8);
  if (time === '00:00:00') return day;
  return day <= '1900-01-01' ? time : `${day} ${time}`;
}

function cellText(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return value instanceof Date ? dateText(value) : String(value);
}

/**
 * Yields the rows of a sheet as text, empty ones included, so that their numbers are those of the sheet. Errors:
 * `invalid` for more than a million rows, a thousand columns, or a broken file.
 */
export async function* workbookRows(
  bytes: Uint8Array,
  { sheet, most }: { sheet: string; most?: number },
): AsyncGenerator<string[]> {
  let next = 0;
  try {
    for await (const { index, values } of streamXlsxRows(bytes, {
      sheet,
      ...(most !== undefined && { maxRows: most }),
    })) {
      if (index >= MAX_ROWS) throw refused('tooManyRows');
      if (values.length > MAX_COLUMNS && values.slice(MAX_COLUMNS).some((value) => cellText(value) !== ''))
        throw refused('tooManyColumns');
      const cells = values.slice(0, MAX_COLUMNS).map(cellText);
      const isEmpty = cells.every((cell) => cell === '');
      // Formats reach down to the last row of a sheet; only rows with values count.
      if (isEmpty) continue;
      for (; next < index; next += 1) yield ['', ''];
      yield cells;
      next = index + 1;
    }
  } catch (cause) {
    throw isAppError(cause) ? cause : refused('excelBroken', cause);
  }
}
