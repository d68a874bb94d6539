import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backupFolder, dropHalfCopies, pruneBefore, removeHalfCopy } from './backup-files.ts';
import { backupName } from './backup-names.ts';
import { removeChecksum, writeChecksum } from './checksum.ts';
import { copyRemote } from './copy-remote.ts';
import { noteBackup } from './noted-backups.ts';

const COPY_PROCESS = fileURLToPath(new URL('./copy-process.ts', import.meta.url));

/** Copies that are kept from before migrations, and from before restores. */
export const KEPT_BEFORE = 5;

/**
 * Writes a checked copy of the database in a process of its own, even while a server writes to it, and its checksum
 * beside it. Only that process opens the database: closing the file in the server's process would release its locks
 * (POSIX).
 *
 * @throws Error with a sentence; the target is then unchanged
 */
export const backup = (databasePath: string, target: string, signal?: AbortSignal): Promise<void> =>
  writeCopy(target, (draft) => copyInProcess(databasePath, draft, signal));

/** Writes a checked copy of a server's database. In this process: it is read over the network, and blocks no lock. */
export const backupRemote = (url: string, authToken: string | undefined, target: string): Promise<void> =>
  writeCopy(target, (draft) => copyRemote(url, authToken, draft));

async function writeCopy(target: string, copy: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${target}.partial`;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await dropHalfCopies(target, new Date());
  try {
    await copy(draft);
    // Before the file is replaced: a crash in between leaves a backup without a checksum, never with a wrong one.
    await removeChecksum(target);
    await putInPlace(draft, target);
  } catch (error) {
    await removeHalfCopy(draft);
    throw error;
  }
  await writeChecksum(target);
}

async function copyInProcess(source: string, target: string, signal?: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [COPY_PROCESS, source, target], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = (): void => void child.kill();
  signal?.addEventListener('abort', end, { once: true });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code, endedBy] = await once(child, 'close');
  signal?.removeEventListener('abort', end);
  if (code !== 0)
    throw new Error(`The database ${source} ${said.trim() || `could not be copied: ${String(endedBy)}`}`);
}

/** Keeps the state from before a migration, and notes a failure for whoever looks later: the start ends with it. */
export async function backupBeforeMigration(
  tag: string,
  databasePath: string,
  dataDir: string,
): Promise<string> {
  const now = new Date();
  const target = join(backupFolder(dataDir), backupName(now, `before-${tag}`));
  try {
    await backup(databasePath, target);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await noteBackup(dataDir, 'beforeMigration', now, { error: reason });
    throw error;
  }
  const { size: bytes } = await stat(target);
  await noteBackup(dataDir, 'beforeMigration', now, { file: target, bytes });
  await pruneBefore(dataDir, KEPT_BEFORE);
  return target;
}

/** Renames a draft once its bytes are on disk: a power cut leaves the old file or the complete new one. */
export async function putInPlace(draft: string, target: string): Promise<void> {
  await sync(draft);
  await rename(draft, target);
  // Windows cannot open folders, and does not need to.
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
