import { stat } from 'node:fs/promises';
import type { Client } from '@libsql/client';
import { logOf } from './database-file.ts';

const EVERY_MS = 2_000;

export type LostFile = 'database' | 'log';

async function inodeOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ ino }) => ino,
    () => undefined,
  );
}

/**
 * Checks regularly whether the open files still exist under their names. Writes to a deleted file are lost with the
 * process, so the caller has to save it and exit.
 *
 * @returns the function that stops checking
 */
export async function watchFiles(
  path: string,
  client: Client,
  onLost: (file: LostFile) => void,
): Promise<() => void> {
  const inode = await inodeOf(path);
  const look = async (): Promise<LostFile | undefined> => {
    if ((await inodeOf(path)) !== inode) return 'database';
    if ((await inodeOf(logOf(path))) !== undefined) return undefined;
    // The log is briefly missing while one connection replaces another; after a write it exists.
    await client.executeMultiple('PRAGMA user_version');
    return (await inodeOf(logOf(path))) === undefined ? 'log' : undefined;
  };
  const timer = setInterval(() => {
    look().then(
      (file) => {
        if (file === undefined) return;
        clearInterval(timer);
        onLost(file);
      },
      // Busy or closing: the next check decides.
      () => undefined,
    );
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
