import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type Transaction } from '@libsql/client';
import { isBusy } from './errors.ts';

/** Kept here, because a connection that nobody holds is collected, and its lock goes with it. */
const held = new Set<Transaction>();

/**
 * Takes a data folder for this process alone: two processes that write one database can damage it (facts of SQLite
 * 3.45 in docs/decisions/004). Returns what gives it back.
 *
 * The lock is one of the operating system, held through an empty SQLite file in an open transaction. It ends with its
 * process, however that ends, so there is no stale lock to judge, no number of a process that another has taken over,
 * and two containers that both call themselves process 1 still see each other. `process.json` only names the owner.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const client = createClient({ url: pathToFileURL(join(folder, 'process.lock')).href, concurrency: 1 });
  try {
    const transaction = await client.transaction('write');
    held.add(transaction);
    await nameOwner(folder);
    return async () => {
      held.delete(transaction);
      // Closing alone would keep the lock until the garbage collector comes.
      await transaction.rollback();
      client.close();
    };
  } catch (error) {
    client.close();
    if (!isBusy(error)) throw error;
    throw new Error(
      `The data folder ${folder} is in use by ${await ownerOf(folder)}. Stop that process, or set another DATA_DIR.`,
      { cause: error },
    );
  }
}

async function nameOwner(folder: string): Promise<void> {
  const owner = { pid: process.pid, since: new Date().toISOString() };
  const draft = join(folder, `process.json.${process.pid}`);
  await writeFile(draft, `${JSON.stringify(owner)}\n`);
  await rename(draft, join(folder, 'process.json'));
}

async function ownerOf(folder: string): Promise<string> {
  try {
    const owner: unknown = JSON.parse(await readFile(join(folder, 'process.json'), 'utf8'));
    if (typeof owner === 'object' && owner !== null && 'pid' in owner) return `process ${String(owner.pid)}`;
  } catch {
    // The owner has the lock and has not written its name yet.
  }
  return 'another process';
}
