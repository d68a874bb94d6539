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
 * Looks now and then whether the files that the connections write are still those under their names. What is written to
 * a deleted file is gone with the process, so the caller has to save it and end.
 *
 * @returns the function that stops looking
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
    // The log is missing for a moment while one connection takes the place of another; after a write it is there.
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
      // Busy or closing: the next look tells.
      () => undefined,
    );
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
