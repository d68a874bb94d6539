/** Kinds of photograph that are accepted, told by their first bytes: what a file is called says nothing. */
export type BitmapKind = 'png' | 'jpeg' | 'webp' | 'avif';

/** ASCII letters at a place of the file. */
export const lettersAt = (data: Uint8Array, at: number, length = 4): string =>
  String.fromCharCode(...data.subarray(at, at + length));

export function bitmapKindOf(data: Uint8Array): BitmapKind | undefined {
  if (lettersAt(data, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (lettersAt(data, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (lettersAt(data, 0) === 'RIFF' && lettersAt(data, 8) === 'WEBP') return 'webp';
  if (lettersAt(data, 4) === 'ftyp' && /^avi[fs]$/.test(lettersAt(data, 8))) return 'avif';
  return undefined;
}
