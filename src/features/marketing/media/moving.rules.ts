import { lettersAt, type BitmapKind } from '#shared/bitmap-kind.ts';

/** Far enough for the chunks that stand before the picture of a PNG. */
const PNG_HEAD = 65_536;

/** Returns whether a file of this kind holds several pictures to be shown one after the other. */
export function isMoving(kind: BitmapKind, data: Uint8Array): boolean {
  if (kind === 'webp') return lettersAt(data, 12) === 'VP8X' && ((data[20] ?? 0) & 0x02) !== 0;
  if (kind === 'avif') return lettersAt(data, 8) === 'avis';
  return kind === 'png' && new TextDecoder('latin1').decode(data.subarray(0, PNG_HEAD)).includes('acTL');
}
