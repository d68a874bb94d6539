import { open, stat } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { backupFolder, listBackups } from '#db/backup/backup-files.ts';
import { patiently } from './patience.ts';

/** SQLite's result codes (https://sqlite.org/rescode.html). */
const CODE = { busy: 5, readOnly: 8, corrupt: 11, cannotOpen: 14, notADatabase: 26 } as const;

/**
 * `PRAGMA user_version` while a server has the database open. Stored in the database file itself: set when the server
 * opens it, and cleared when it has emptied its write-ahead log and closes. A file with the mark but without a log has
 * lost its last writes: the log was deleted, or only the file was copied from a running server.
 */
export const OPEN_MARK = 1;

/** A backup or a terminal that holds the file for longer than this counts as a second server. */
const PATIENCE_MS = 10_000;

const MAGIC = 'SQLite format 3\0';

export const logOf = (path: string): string => `${path}-wal`;

export async function sizeOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ size }) => size,
    () => undefined,
  );
}

/** Returns the sentence on what to do without a usable database: restore a backup, or start anew on purpose. */
async function wayOut(path: string, dataDir: string): Promise<string> {
  const [newest] = await listBackups(dataDir);
  const anew = newest ? ` and the folder ${backupFolder(dataDir)} to another place` : '';
  const restore = newest
    ? `Restore the newest backup with \`npm run restore -- ${newest.path}\``
    : 'Put a backup in its place with `npm run restore -- FILE`';
  return `${restore}, or move ${path}${anew} to begin with an empty database.`;
}

/**
 * Checks that a database may be created at `path` because nothing of an earlier one is left.
 *
 * @throws Error with a sentence on what to do
 */
export async function requireNothingLost(path: string, dataDir: string): Promise<void> {
  if (((await sizeOf(logOf(path))) ?? 0) > 0) {
    throw new Error(
      `The database ${path} is gone and its write-ahead log is still there. Put the file back, or move the log away ` +
        'and restore a backup with `npm run restore -- FILE`.',
    );
  }
  const [newest] = await listBackups(dataDir);
  if (!newest) return;
  throw new Error(
    `The database ${path} is gone, but ${backupFolder(dataDir)} holds backups. Restore the newest with ` +
      `\`npm run restore -- ${newest.path}\`, or move that folder away to begin with an empty database.`,
  );
}

async function startOf(path: string): Promise<string> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;

/** Describes the fault of an opened file as a sentence without its end. */
function faultOf(error: unknown): string | undefined {
  const code = codeOf(error);
  if (code === CODE.notADatabase) return 'is not a SQLite database';
  if (code === CODE.corrupt) return 'is damaged';
  if (code === CODE.busy)
    return 'is open in another process: a second server, a backup or a program such as sqlite3';
  if (code === CODE.readOnly || code === CODE.cannotOpen) return 'cannot be written by this user';
  return undefined;
}

/**
 * Returns why a file is not one of our databases, as the end of a sentence, or undefined. Opens and closes the file to
 * read its header, which releases this process's locks on it: do not use on the database of a running server.
 */
export async function faultOfFile(path: string): Promise<string | undefined> {
  const info = await stat(path);
  if (info.isDirectory()) return 'is a folder, not a database';
  if (info.size === 0) return 'is empty (0 bytes)';
  if ((await startOf(path)) !== MAGIC) return 'is not a SQLite database';
  return undefined;
}

export type Contents = {
  /** Number of tables; 0 if a first start was killed before it had created any. */
  tables: number;
  isOurs: boolean;
  /** Whether a server had the file open and its write-ahead log is missing. */
  lacksLog: boolean;
};

/**
 * Locks the database for this process, applies the log of a killed server, and closes it in order. Throws if any other
 * process has it open, even one whose lock file was deleted.
 */
function settleSync(path: string, hasLog: boolean): Contents {
  const connection = new DatabaseSync(path);
  try {
    // In this mode the first access locks the whole file, of which every open connection of a server holds a share.
    connection.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE');
    connection.exec('BEGIN EXCLUSIVE; COMMIT');
    const names = connection.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const isMarked = connection.prepare('PRAGMA user_version').get()?.['user_version'] === OPEN_MARK;
    const contents = {
      tables: names.length,
      isOurs: ['__drizzle_migrations', 'users'].every((name) => names.some((row) => row['name'] === name)),
      lacksLog: isMarked && !hasLog,
    };
    if (isMarked && hasLog) connection.exec('PRAGMA user_version = 0');
    return contents;
  } finally {
    connection.close();
  }
}

/** Tries again by itself: SQLite does not wait for every lock that it needs, and would block the process where it does. */
export async function settle(path: string): Promise<Contents> {
  const hasLog = (await sizeOf(logOf(path))) !== undefined;
  try {
    let inUse: unknown;
    const contents = await patiently(PATIENCE_MS, () => {
      try {
        return settleSync(path, hasLog);
      } catch (error) {
        if (codeOf(error) !== CODE.busy) throw error;
        inUse = error;
        return undefined;
      }
    });
    if (contents === undefined) throw inUse;
    return contents;
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    throw new Error(`The database ${path} ${fault}.`, { cause: error });
  }
}

/**
 * Checks that the file at `path` is an intact database of this program and not in use.
 *
 * @throws Error with a sentence on what to do
 */
export async function requireSound(path: string, dataDir: string): Promise<void> {
  const fault = await faultOfFile(path);
  if (fault !== undefined) throw new Error(`The database ${path} ${fault}. ${await wayOut(path, dataDir)}`);
  const { tables, isOurs, lacksLog } = await settle(path).catch(async (error: unknown) => {
    if (!(error instanceof Error) || !/is damaged\.$|not a SQLite database\.$/.test(error.message))
      throw error;
    throw new Error(`${error.message} ${await wayOut(path, dataDir)}`, { cause: error });
  });
  if (lacksLog) {
    throw new Error(
      `The database ${path} was not closed by its server, and its write-ahead log ${logOf(path)} is missing: what was ` +
        'saved last may be gone. Put the log back; or restore a backup; or accept what the file holds with ' +
        `\`npm run restore -- ${path} --without-log\`.`,
    );
  }
  if (tables === 0) return requireNothingLost(path, dataDir);
  if (!isOurs) {
    throw new Error(
      `The database ${path} belongs to another program. Set another DATA_DIR or DATABASE_URL. ${await wayOut(path, dataDir)}`,
    );
  }
}
