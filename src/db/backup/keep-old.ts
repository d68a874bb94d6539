import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupFolder } from './backup-files.ts';
import { backupName } from './backup-names.ts';
import { logOf, settle, sizeOf } from '#db/folder/database-file.ts';
import { passUnlessInUse } from './inspect.ts';

async function linkOrCopy(from: string, to: string): Promise<void> {
  // Copies the file if a link fails, on another file system or one without links.
  await link(from, to).catch(() => copyFile(from, to));
}

/**
 * Stores the replaced database in the backups folder as it is, even a damaged one, which SQLite could not copy. Merges
 * its log first if possible, else stores it beside the file.
 *
 * @returns the path of the stored file, or undefined without a database
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

/** Undoes `keepOld` while the database is still in its place; moves the log back if it was already moved. */
export async function dropKept(path: string, kept: string): Promise<void> {
  const isLogKept = ((await sizeOf(logOf(kept))) ?? 0) > 0;
  if (isLogKept && (await sizeOf(logOf(path))) === undefined) await linkOrCopy(logOf(kept), logOf(path));
  for (const suffix of ['', '-wal', '-shm']) await rm(kept + suffix, { force: true });
}
