export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * Returns the encoding from a byte order mark, or from the zero bytes of Latin letters in UTF-16. Undefined where only
 * the whole file can tell UTF-8 from Latin-1.
 */
export function markedEncoding(start: Uint8Array): Encoding | undefined {
  const [a, b, c] = start;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [index, byte] of start.subarray(0, 1_000).entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = Math.min(start.length, 1_000) / 4;
  if (odd > most && even < odd / 4) return 'utf-16le';
  if (even > most && odd < even / 4) return 'utf-16be';
  return undefined;
}
