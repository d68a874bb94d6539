import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Our own folders in the data folder, checked recursively. */
const FOLDERS = ['backups', 'mail', 'cache'];
/** Our own files in the data folder; other files there are not touched. */
const FILES = /^process\.|\.key$/;

const OTHERS = 0o077;

/** Removes the permissions of group and others. Returns whether they are gone. */
async function tighten(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  if ((mode & OTHERS) === 0) return true;
  await chmod(path, mode & 0o700);
  // Some file systems accept a change of mode without applying it.
  return ((await stat(path)).mode & OTHERS) === 0;
}

async function ownPaths(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && FILES.test(entry.name));
  const folders = entries.filter((entry) => entry.isDirectory() && FOLDERS.includes(entry.name));
  const inside = await Promise.all(
    folders.map(async ({ name }) =>
      (await readdir(join(dataDir, name), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile() || entry.isDirectory())
        .map((entry) => join(entry.parentPath, entry.name)),
    ),
  );
  return [dataDir, ...[...folders, ...files].map(({ name }) => join(dataDir, name)), ...inside.flat()];
}

/**
 * Makes the data folder and our files in it readable by this user only. New files are created so (umask in
 * src/app/main.ts); this is for older or copied folders.
 *
 * @returns a warning if the system forbids it, or undefined
 */
export async function makePrivate(dataDir: string, databasePath: string): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  let firstRefused: string | undefined;
  const ofDatabase = ['', '-wal', '-shm'].map((suffix) => databasePath + suffix);
  for (const path of new Set([...(await ownPaths(dataDir)), ...ofDatabase])) {
    const isPrivate = await tighten(path).catch((error: unknown) => isGone(error));
    if (!isPrivate) firstRefused ??= path;
  }
  if (firstRefused === undefined) return undefined;
  return `other users of this machine can read ${firstRefused}, and the system does not let this one change it`;
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
