import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { lockFolder } from './lock.ts';

const AUTOMATIC = /^\d{8}T\d{9}Z-before-.+\.db$/;
const KEPT = 5;

export type Backup = { path: string; bytes: number; writtenAt: Date };

export const backupFolder = (dataDir: string) => join(dataDir, 'backups');

/**
 * Writes a checked copy of the database, also while a server writes it. It blocks the thread that calls it (a second
 * for 350 MB), so it runs before the server listens, or in a process of its own, never beside requests.
 */
export async function backup(databasePath: string, target: string): Promise<void> {
  const draft = `${target}.partial`;
  await mkdir(dirname(target), { recursive: true });
  await rm(draft, { force: true });
  await withClient(databasePath, (client) => client.execute({ sql: 'VACUUM INTO ?', args: [draft] }));
  await checkFile(draft);
  await putInPlace(draft, target);
}

/** The copy before a migration or a restore, of which the last five are kept; others are never deleted. */
export async function backupBefore(what: string, databasePath: string, dataDir: string): Promise<string> {
  const stamp = new Date().toISOString().replace(/[-:.]/g, '');
  const target = join(backupFolder(dataDir), `${stamp}-before-${what}.db`);
  await backup(databasePath, target);
  const automatic = (await listBackups(dataDir)).filter(({ path }) => AUTOMATIC.test(basename(path)));
  for (const { path } of automatic.slice(KEPT)) await rm(path);
  return target;
}

/** Newest first. */
export async function listBackups(dataDir: string): Promise<Backup[]> {
  const folder = backupFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder))
    .filter((name) => name.endsWith('.db'))
    .toSorted()
    .reverse();
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const { size, mtime } = await stat(path);
      return { path, bytes: size, writtenAt: mtime };
    }),
  );
}

/** Puts a backup in the place of the database, after a backup of that. Refused while a server runs. */
export async function restore(source: string, databasePath: string, dataDir: string): Promise<void> {
  const unlock = await lockFolder(dataDir);
  try {
    await checkFile(source);
    const draft = `${databasePath}.partial`;
    await copyFile(source, draft);
    if (await exists(databasePath)) await backupBefore('restore', databasePath, dataDir);
    // A log of the old database beside the new file would be played into it.
    for (const suffix of ['-wal', '-shm']) await rm(databasePath + suffix, { force: true });
    await putInPlace(draft, databasePath);
  } finally {
    await unlock();
  }
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function checkFile(path: string): Promise<void> {
  const { rows } = await withClient(path, (client) => client.execute('PRAGMA quick_check'));
  if (rows[0]?.['quick_check'] !== 'ok') throw new Error(`${path} is not a sound database`);
}

async function withClient<T>(path: string, work: (client: Client) => Promise<T>): Promise<T> {
  if (!(await exists(path))) throw new Error(`There is no database at ${path}`);
  const client = createClient({ url: pathToFileURL(path).href, concurrency: 1, timeout: 5000 });
  try {
    return await work(client);
  } finally {
    client.close();
  }
}

/** On the disk before its name is: a power cut leaves the old file or the whole new one. */
async function putInPlace(draft: string, target: string): Promise<void> {
  await sync(draft);
  await rename(draft, target);
  // Windows cannot open folders, and does not need it.
  if (process.platform !== 'win32') await sync(dirname(target));
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
