import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A running copy writes its file more often than this. */
const HALF_COPY_MS = 15 * 60_000;

export type Backup = { path: string; bytes: number; writtenAt: Date };

/**
 * Names of automatic backups: before a migration or a restore, and daily. Others were made by hand and are never
 * deleted.
 */
const AUTOMATIC = { before: /^\d{8}T\d{9}Z-before-.+\.db$/, daily: /^\d{8}T\d{9}Z-daily\.db$/ } as const;

export const isDailyBackup = (name: string): boolean => AUTOMATIC.daily.test(name);

export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');

/** Returns the name of a backup; a listing of the folder sorts by time. */
export const backupName = (now: Date, what: string): string =>
  `${now.toISOString().replace(/[-:.]/g, '')}-${what}.db`;

/** Lists the backups in the folder, newest first; empty without a folder. */
export async function listBackups(dataDir: string): Promise<Backup[]> {
  const folder = backupFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const backups = await Promise.all(
    names
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

/**
 * Deletes the incomplete files of killed copies beside `target`. The file of a running copy stays: it was written a
 * moment ago.
 */
export async function dropHalfCopies(target: string, now: Date): Promise<void> {
  const folder = dirname(target);
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/\.db\.partial(?:-journal|-wal|-shm)?$/.test(name)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && (path.startsWith(`${target}.partial`) || now.getTime() - found.mtimeMs > HALF_COPY_MS))
      await rm(path, { force: true });
  }
}

export async function keepNewest(
  dataDir: string,
  kind: keyof typeof AUTOMATIC,
  count: number,
): Promise<void> {
  const names = (await readdir(backupFolder(dataDir)).catch(() => []))
    .filter((name) => AUTOMATIC[kind].test(basename(name)))
    .toSorted()
    .reverse();
  for (const name of names.slice(count)) {
    for (const suffix of ['', '-wal']) await rm(join(backupFolder(dataDir), name + suffix), { force: true });
  }
}
