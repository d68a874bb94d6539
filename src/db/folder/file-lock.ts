import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/** The connections that hold locks: one that nobody refers to is collected, and its lock goes with it. */
const held = new Set<DatabaseSync>();

export type Unlock = () => void;

const errorNumber = (error: unknown): unknown =>
  error instanceof Error && 'errcode' in error ? error.errcode : undefined;

/**
 * Takes a lock of the operating system, held through an open transaction on the empty SQLite file `path`, which is
 * made where it is missing. It ends with its process, however that ends: there is no stale lock to judge and no process
 * id that another process has taken over. Any number of processes may hold it `shared`, one alone `exclusive`.
 *
 * By node:sqlite, because closing takes effect at once there; @libsql/client keeps a closed connection until its
 * statements are collected.
 *
 * @returns the function that releases it, or undefined while another process holds it
 */
export function lockFile(path: string, mode: 'shared' | 'exclusive'): Unlock | undefined {
  const connection = new DatabaseSync(path);
  try {
    connection.exec('PRAGMA busy_timeout = 0');
    connection.exec(mode === 'shared' ? 'BEGIN' : 'BEGIN EXCLUSIVE');
    // A deferred transaction takes its lock with its first read, so something is read.
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
