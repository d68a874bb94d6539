import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFile, type Unlock } from './file-lock.ts';
import { patiently } from './patience.ts';

/** The system takes a moment to release the locks of a process that was killed. */
const PATIENCE_MS = 5_000;

/**
 * Locks a data folder for this process, and waits some seconds for another one that is ending: two processes that write one database can damage it (docs/decisions/004).
 * `process.json` only names the owner in the message. Deleting the lock file under a running server admits no second
 * writer: that one meets the first lock in the database itself (database-file.ts).
 *
 * @returns the function that releases it
 * @throws Error with a sentence for the operator
 */
export async function lockFolder(folder: string): Promise<Unlock> {
  const unlock = await patiently(PATIENCE_MS, () => lockFile(join(folder, 'process.lock'), 'exclusive'));
  if (!unlock) {
    throw new Error(
      `The data folder ${folder} is in use by ${await ownerOf(folder)}. Stop that process, or set another DATA_DIR.`,
    );
  }
  await nameOwner(folder);
  return unlock;
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
    // A missing or incomplete process.json: the owner has the lock and has not written its name yet.
  }
  return 'another process';
}
