import { markedEncoding } from './guess.rules.ts';

export const LOOKED_AT_BYTES = 1_000;

export const REFUSALS = ['vcard', 'excel', 'notCsv'] as const;
/** Why a file is rejected: a key below `leads:imports`. */
export type Refusal = (typeof REFUSALS)[number];

const VCARD_NAME = /\.(?:vcf|vcard)$/i;
const VCARD_START = /^\uFEFF?\s*BEGIN:VCARD\b/i;
/** Names of a workbook, renamed ones included. */
const WORKBOOK_NAME = /\.(?:xls[bmx]?|csv|tsv|txt)$/i;
/** First bytes of workbooks: a ZIP archive (.xlsx), a compound file (.xls). */
const WORKBOOK_STARTS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
/** `%PDF`: the only common binary format that begins with plain text. */
const PDF_START = [0x25, 0x50, 0x44, 0x46];
/** Stray control characters occur in text; in images and archives they are a tenth of all bytes. */
const MOST_CONTROLS = 1 / 30;

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const isControl = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 27);

function isBinary(bytes: Uint8Array): boolean {
  // In UTF-16 every other byte may look like a control character.
  if (markedEncoding(bytes)?.startsWith('utf-16')) return false;
  return bytes.filter(isControl).length > bytes.length * MOST_CONTROLS;
}

/** Returns why a file cannot be a CSV file, from its name and first bytes; undefined if it may be one. */
export function refusalOf(fileName: string, start: Uint8Array): Refusal | undefined {
  const bytes = start.subarray(0, LOOKED_AT_BYTES);
  if (VCARD_NAME.test(fileName) || VCARD_START.test(new TextDecoder().decode(bytes))) return 'vcard';
  if (WORKBOOK_STARTS.some((signature) => startsWith(bytes, signature)))
    return WORKBOOK_NAME.test(fileName) ? 'excel' : 'notCsv';
  return startsWith(bytes, PDF_START) || isBinary(bytes) ? 'notCsv' : undefined;
}
