import { open, rm } from 'node:fs/promises';
import type { WorkAnswer } from './messages.ts';

/** Smaller files are sent in a message, without touching the disk. */
const IN_MESSAGE_BYTES = 1_048_576;

async function* joined(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer<ArrayBuffer>> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    held.push(piece);
    size += piece.length;
    if (size < IN_MESSAGE_BYTES) continue;
    yield Buffer.concat(held);
    [held, size] = [[], 0];
  }
  yield Buffer.concat(held);
}

/** Returns a task's output as a message, or writes it to `path` if it is too large for one. */
export async function spool(pieces: AsyncIterable<Uint8Array>, path: string): Promise<WorkAnswer> {
  const source = joined(pieces);
  const first = await source.next();
  const second = await source.next();
  if (first.done || second.done) return { bytes: new Uint8Array(first.value ?? []) };
  const file = await open(path, 'wx', 0o600);
  try {
    let spooledBytes = 0;
    for (const piece of [first.value, second.value]) spooledBytes += (await file.write(piece)).bytesWritten;
    for await (const piece of source) spooledBytes += (await file.write(piece)).bytesWritten;
    return { spooledBytes };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}
