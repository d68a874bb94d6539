import { createHash } from 'node:crypto';

/** SHA-256 over the parts with their lengths, so that no text can move from one part into the next unseen. */
export function contentHash(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
}
