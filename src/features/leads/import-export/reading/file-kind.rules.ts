import { markedEncoding } from './encoding.rules.ts';

export const LOOKED_AT_BYTES = 1_000;

export const REFUSALS = ['excelOld', 'notCsv'] as const;
/** Why a file is rejected: a key below `leads:imports`. */
export type Refusal = (typeof REFUSALS)[number];

const VCARD_NAME = /\.(?:vcf|vcard)$/i;
const VCARD_START = /^\uFEFF?\s*BEGIN:VCARD\b/i;
/** Names of a workbook, renamed ones included. */
const WORKBOOK_NAME = /\.(?:xls[mx]?|csv|tsv|txt)$/i;
const OLD_WORKBOOK_NAME = /\.(?:xls[bmx]?|csv|tsv|txt)$/i;
const ZIP_START = [0x50, 0x4b, 0x03, 0x04];
/** A compound file: .xls, and any workbook with a password. */
const COMPOUND_START = [0xd0, 0xcf, 0x11, 0xe0];
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

/** A file that becomes a table before it is read as one. */
export type TableKind = 'xlsx' | 'vcard';

export type FileKind = { kind: 'csv' | TableKind } | { refusal: Refusal };

/** Tells from its name and first bytes what a file is. */
export function fileKindOf(fileName: string, start: Uint8Array): FileKind {
  const bytes = start.subarray(0, LOOKED_AT_BYTES);
  const isUtf16 = markedEncoding(bytes)?.startsWith('utf-16');
  const text = new TextDecoder(isUtf16 ? markedEncoding(bytes) : 'utf-8').decode(bytes);
  if (VCARD_START.test(text) || (VCARD_NAME.test(fileName) && !isBinary(bytes))) return { kind: 'vcard' };
  if (startsWith(bytes, ZIP_START) && WORKBOOK_NAME.test(fileName)) return { kind: 'xlsx' };
  if (startsWith(bytes, ZIP_START) || startsWith(bytes, COMPOUND_START))
    return { refusal: OLD_WORKBOOK_NAME.test(fileName) ? 'excelOld' : 'notCsv' };
  return startsWith(bytes, PDF_START) || isBinary(bytes) ? { refusal: 'notCsv' } : { kind: 'csv' };
}
