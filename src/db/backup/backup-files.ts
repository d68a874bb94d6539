import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { checksumOf } from './checksum.ts';
import { surplusBefore, surplusDaily } from './backup-names.ts';

/** A running copy writes its file more often than this. */
const HALF_COPY_MS = 15 * 60_000;

export type Backup = { path: string; bytes: number; writtenAt: Date };

export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');

/** The names in the folder of backups; none without a folder. */
export const namesOfBackups = (dataDir: string): Promise<string[]> =>
  readdir(backupFolder(dataDir)).catch(() => []);

/** Lists the backups in the folder, newest first; empty without a folder. */
export async function listBackups(dataDir: string): Promise<Backup[]> {
  const folder = backupFolder(dataDir);
  const backups = await Promise.all(
    (await namesOfBackups(dataDir))
      .filter((name) => name.endsWith('.db'))
      .map(async (name) => {
        const path = join(folder, name);
        // A backup deleted between the listing and this call is left out.
        const found = await stat(path).catch(() => undefined);
        return found ? [{ path, bytes: found.size, writtenAt: found.mtime }] : [];
      }),
  );
  return backups
    .flat()
    .toSorted((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime() || (a.path < b.path ? 1 : -1));
}

/** Deletes a draft with what SQLite writes beside it. */
export async function removeHalfCopy(draft: string): Promise<void> {
  for (const suffix of ['', '-journal', '-wal', '-shm']) await rm(draft + suffix, { force: true });
}

/**
 * Deletes the incomplete files of killed copies and downloads beside `target`, and of `target` itself. The file of a
 * running copy stays: it was written a moment ago.
 */
export async function dropHalfCopies(target: string, now: Date): Promise<void> {
  const folder = dirname(target);
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/\.(?:db|sha256)\.partial(?:-journal|-wal|-shm)?$/.test(name)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && (path.startsWith(`${target}.partial`) || now.getTime() - found.mtimeMs > HALF_COPY_MS))
      await rm(path, { force: true });
  }
}

async function remove(dataDir: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const path = join(backupFolder(dataDir), basename(name));
    for (const file of [path, `${path}-wal`, checksumOf(path)]) await rm(file, { force: true });
  }
}

/**
 * Keeps one daily backup of each of the last `count` days that have one.
 *
 * @returns the names of the deleted ones
 */
export async function pruneDaily(dataDir: string, count: number, now: Date): Promise<string[]> {
  const surplus = surplusDaily(await namesOfBackups(dataDir), count, now);
  await remove(dataDir, surplus);
  return surplus;
}

/** Keeps the copies from before the last `count` migrations and the last `count` restores. */
export async function pruneBefore(dataDir: string, count: number): Promise<void> {
  await remove(dataDir, surplusBefore(await namesOfBackups(dataDir), count));
}
