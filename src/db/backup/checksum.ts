import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';

export const checksumOf = (path: string): string => `${path}.sha256`;

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** A line as `sha256sum` writes it: with a backslash in front where the name holds one or a line break. */
function lineOf(hash: string, name: string): string {
  const escaped = name.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return `${escaped === name ? '' : '\\'}${hash}  ${escaped}\n`;
}

/** Writes FILE.sha256 beside a complete file, for `sha256sum -c` and for a restore. */
export async function writeChecksum(path: string): Promise<void> {
  await writeFile(checksumOf(path), lineOf(await sha256(path), basename(path)), { mode: 0o600 });
}

export async function ensureChecksum(path: string): Promise<void> {
  if (!(await stat(checksumOf(path)).catch(() => undefined))) await writeChecksum(path);
}

export const removeChecksum = (path: string): Promise<void> => rm(checksumOf(path), { force: true });

/**
 * Compares a file with the checksum beside it, whatever name that line holds: a renamed backup is still the same.
 *
 * @returns whether there is one
 * @throws Error with a sentence where the file differs from it
 */
export async function verifyChecksum(path: string): Promise<boolean> {
  const file = checksumOf(path);
  const line = await readFile(file, 'utf8').catch(() => undefined);
  if (line === undefined) return false;
  const [, expected] = /^\\?([\da-f]{64})\b/i.exec(line) ?? [];
  if (expected === undefined)
    throw new Error(`${file} holds no SHA-256 checksum: remove it to restore ${path} without one.`);
  if ((await sha256(path)) !== expected.toLowerCase())
    throw new Error(
      `${path} is not what was backed up: its checksum differs from ${basename(file)}. Copy both files again, or take another backup.`,
    );
  return true;
}
