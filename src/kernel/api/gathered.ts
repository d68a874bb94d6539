import type { WorkResult } from '#kernel/work/work.ts';

/** Returns a small file whole. */
export async function gathered(pieces: AsyncIterable<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const held: Uint8Array[] = [];
  for await (const piece of pieces) held.push(piece);
  return Buffer.concat(held);
}

export const bytesOf = async (result: WorkResult): Promise<Buffer<ArrayBuffer>> =>
  result instanceof Uint8Array ? Buffer.from(result) : gathered(result.stream);
