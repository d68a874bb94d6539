import { markedEncoding } from './guess.rules.ts';

/** How much of a file `refusalOf` looks at. */
export const LOOKED_AT_BYTES = 1_000;

export const REFUSALS = ['vcard', 'excel', 'notCsv'] as const;
/** Why a file is not read: a key below `leads:imports`. */
export type Refusal = (typeof REFUSALS)[number];

const VCARD_NAME = /\.(?:vcf|vcard)$/i;
const VCARD_START = /^\uFEFF?\s*BEGIN:VCARD\b/i;
/** A workbook, under its own name or renamed by somebody who hoped that would do. */
const WORKBOOK_NAME = /\.(?:xls[bmx]?|csv|tsv|txt)$/i;
/** What workbooks begin with: a ZIP archive (.xlsx), a compound file (.xls). */
const WORKBOOK_STARTS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
/** `%PDF`: the only binary format that is met here and begins with plain text. */
const PDF_START = [0x25, 0x50, 0x44, 0x46];
/** A stray control character happens in a text; in pictures and archives they are a tenth of all bytes. */
const MOST_CONTROLS = 1 / 30;

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const isControl = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 27);

function isBinary(bytes: Uint8Array): boolean {
  // Every other byte of UTF-16 may look like one.
  if (markedEncoding(bytes)?.startsWith('utf-16')) return false;
  return bytes.filter(isControl).length > bytes.length * MOST_CONTROLS;
}

/** Tells by its name and first bytes why a file cannot be a CSV file. Undefined for one that is worth reading. */
export function refusalOf(fileName: string, start: Uint8Array): Refusal | undefined {
  const bytes = start.subarray(0, LOOKED_AT_BYTES);
  if (VCARD_NAME.test(fileName) || VCARD_START.test(new TextDecoder().decode(bytes))) return 'vcard';
  if (WORKBOOK_STARTS.some((signature) => startsWith(bytes, signature)))
    return WORKBOOK_NAME.test(fileName) ? 'excel' : 'notCsv';
  return startsWith(bytes, PDF_START) || isBinary(bytes) ? 'notCsv' : undefined;
}
