import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupFolder, backupName } from './backup-files.ts';
import { logOf, settle, sizeOf } from '#db/folder/database-file.ts';
import { passUnlessInUse } from './inspect.ts';

async function linkOrCopy(from: string, to: string): Promise<void> {
  // A link fails on another file system and on one without links: then the file is copied.
  await link(from, to).catch(() => copyFile(from, to));
}

/**
 * Keeps the database that a restore replaces in the folder of backups, as it is: a damaged one too, which no copy of
 * SQLite's could be made of. Its log is folded in first where that can be done, and kept beside it otherwise.
 *
 * @returns where it is kept, or undefined where there is none
 */
export async function keepOld(path: string, dataDir: string, now: Date): Promise<string | undefined> {
  if ((await sizeOf(path)) === undefined) return undefined;
  await settle(path).catch(passUnlessInUse);
  await mkdir(backupFolder(dataDir), { recursive: true, mode: 0o700 });
  const kept = join(backupFolder(dataDir), backupName(now, 'before-restore'));
  try {
    await linkOrCopy(path, kept);
    if (((await sizeOf(logOf(path))) ?? 0) > 0) await linkOrCopy(logOf(path), logOf(kept));
  } catch (error) {
    await dropKept(path, kept);
    throw error;
  }
  return kept;
}

/** Undoes `keepOld` while the database is still in its place; the log goes back where it was taken away already. */
export async function dropKept(path: string, kept: string): Promise<void> {
  const isLogKept = ((await sizeOf(logOf(kept))) ?? 0) > 0;
  if (isLogKept && (await sizeOf(logOf(path))) === undefined) await linkOrCopy(logOf(kept), logOf(path));
  for (const suffix of ['', '-wal', '-shm']) await rm(kept + suffix, { force: true });
}
