import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backupFolder, backupName, dropHalfCopies, keepNewest } from './backup-files.ts';
import { copyRemote } from './copy-remote.ts';

const COPY_PROCESS = fileURLToPath(new URL('./copy-process.ts', import.meta.url));

const KEPT_BEFORE = 5;

/**
 * Writes a checked copy of the database in a process of its own, even while a server writes to it. Only that process
 * opens the database: closing the file in the server's process would release its locks (POSIX).
 *
 * @throws Error with a sentence; the target is then unchanged
 */
export async function backup(databasePath: string, target: string): Promise<void> {
  const draft = `${target}.partial`;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await dropHalfCopies(target, new Date());
  await copyInProcess(databasePath, draft);
  await putInPlace(draft, target);
}

/** Writes a checked copy of a server's database. In this process: it is read over the network, and blocks no lock. */
export async function backupRemote(
  url: string,
  authToken: string | undefined,
  target: string,
): Promise<void> {
  const draft = `${target}.partial`;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await dropHalfCopies(target, new Date());
  await copyRemote(url, authToken, draft);
  await putInPlace(draft, target);
}

async function copyInProcess(source: string, target: string): Promise<void> {
  const child = spawn(process.execPath, [COPY_PROCESS, source, target], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code, signal] = await once(child, 'close');
  if (code !== 0)
    throw new Error(`The database ${source} ${said.trim() || `could not be copied: ${String(signal)}`}`);
}

export async function backupBefore(what: string, databasePath: string, dataDir: string): Promise<string> {
  const target = join(backupFolder(dataDir), backupName(new Date(), `before-${what}`));
  await backup(databasePath, target);
  await keepNewest(dataDir, 'before', KEPT_BEFORE);
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
