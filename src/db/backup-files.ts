import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

export type Backup = { path: string; bytes: number; writtenAt: Date };

/** Before a migration or a restore; `daily` of the server's job. Others were made by hand, and are never deleted. */
const AUTOMATIC = { before: /^\d{8}T\d{9}Z-before-.+\.db$/, daily: /^\d{8}T\d{9}Z-daily\.db$/ } as const;

export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');

/** Sorts by time in a listing. */
export const backupName = (now: Date, what: string): string =>
  `${now.toISOString().replace(/[-:.]/g, '')}-${what}.db`;

/** Newest first; none where there is no folder. */
export async function listBackups(dataDir: string): Promise<Backup[]> {
  const folder = backupFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const backups = await Promise.all(
    names
      .filter((name) => name.endsWith('.db'))
      .map(async (name) => {
        const path = join(folder, name);
        const { size, mtime } = await stat(path);
        return { path, bytes: size, writtenAt: mtime };
      }),
  );
  return backups.toSorted(
    (a, b) => b.writtenAt.getTime() - a.writtenAt.getTime() || (a.path < b.path ? 1 : -1),
  );
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
