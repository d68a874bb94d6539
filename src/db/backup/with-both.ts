import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { logOf, sizeOf } from '#db/folder/database-file.ts';
import { databaseOf } from '#db/drizzle.ts';

type Database = ReturnType<typeof databaseOf>;

export type Reapply = (replaced: Database, restored: Database) => Promise<number>;

const clientOf = (path: string): Client => createClient({ url: pathToFileURL(path).href, concurrency: 1 });

const hasErasures = async (client: Client): Promise<boolean> =>
  (await client.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'erasures'")).rows
    .length > 0;

/**
 * Deletes the empty log and its index that reading created beside the stored file; the closed connection may delete
 * them at the same moment.
 */
async function tidy(path: string): Promise<void> {
  if ((await sizeOf(logOf(path))) === 0) await rm(logOf(path), { force: true });
  await rm(`${path}-shm`, { force: true });
}

/**
 * Runs the work with both states open.
 *
 * @returns its number; 0 if the replaced state's version had no journal, undefined if it cannot be read
 */
export async function withBoth(
  replacedPath: string,
  restoredPath: string,
  work: Reapply,
): Promise<number | undefined> {
  const replaced = clientOf(replacedPath);
  const restored = clientOf(restoredPath);
  try {
    const isReadable = await hasErasures(replaced).catch(() => undefined);
    if (!isReadable) return isReadable === undefined ? undefined : 0;
    return await work(databaseOf(replaced), databaseOf(restored));
  } finally {
    replaced.close();
    restored.close();
    await tidy(replacedPath);
  }
}
