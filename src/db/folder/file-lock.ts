import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/** References to the connections with locks: an unreferenced one would be garbage-collected, and its lock released. */
const held = new Set<DatabaseSync>();

export type Unlock = () => void;

const errorNumber = (error: unknown): unknown =>
  error instanceof Error && 'errcode' in error ? error.errcode : undefined;

/**
 * Takes a lock of the operating system, held by an open transaction on the empty SQLite file `path`, which is created
 * if missing. It ends with its process, however that ends: there are no stale locks and no reused process ids to judge.
 * Any number of processes can hold it `shared`, only one `exclusive`.
 *
 * Uses node:sqlite, where closing takes effect at once; @libsql/client keeps a closed connection until its statements
 * are garbage-collected.
 *
 * @returns the function that releases it, or undefined while another process holds it
 */
export function lockFile(path: string, mode: 'shared' | 'exclusive'): Unlock | undefined {
  const connection = new DatabaseSync(path);
  try {
    connection.exec('PRAGMA busy_timeout = 0');
    connection.exec(mode === 'shared' ? 'BEGIN' : 'BEGIN EXCLUSIVE');
    // A deferred transaction takes its lock with its first read.
    connection.prepare('SELECT count(*) FROM sqlite_master').get();
  } catch (error) {
    connection.close();
    if (errorNumber(error) === SQLITE_BUSY) return undefined;
    throw error;
  }
  held.add(connection);
  return () => {
    if (!held.delete(connection)) return;
    connection.close();
  };
}
