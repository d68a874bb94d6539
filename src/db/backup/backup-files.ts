import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A copy under way writes its file more often than this. */
const HALF_COPY_MS = 15 * 60_000;

export type Backup = { path: string; bytes: number; writtenAt: Date };

/** Names of the backups that the program makes by itself: before a migration or a restore, and daily. Those with another name were made by hand and are never deleted. */
const AUTOMATIC = { before: /^\d{8}T\d{9}Z-before-.+\.db$/, daily: /^\d{8}T\d{9}Z-daily\.db$/ } as const;

export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');

/** The name of a backup: a listing of the folder sorts by time. */
export const backupName = (now: Date, what: string): string =>
  `${now.toISOString().replace(/[-:.]/g, '')}-${what}.db`;

/** The backups in the folder, newest first; none where there is no folder. */
export async function listBackups(dataDir: string): Promise<Backup[]> {
  const folder = backupFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const backups = await Promise.all(
    names
      .filter((name) => name.endsWith('.db'))
      .map(async (name) => {
        const path = join(folder, name);
        // A backup that is cleared away between the listing and this look is left out.
        const found = await stat(path).catch(() => undefined);
        return found ? [{ path, bytes: found.size, writtenAt: found.mtime }] : [];
      }),
  );
  return backups
    .flat()
    .toSorted((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime() || (a.path < b.path ? 1 : -1));
}

/** Removes the half files that killed copies have left beside `target`. The file of a copy under way stays: it has been written to a moment ago. */
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

/** Keeps the newest `count` of those that the program made by itself. */
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
