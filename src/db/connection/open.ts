import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import type { Logger } from 'pino';
import { backupFolder } from '#db/backup/backup-files.ts';
import { backupName } from '#db/backup/backup-names.ts';
import { backupBeforeMigration, putInPlace } from '#db/backup/backup.ts';
import { logOf, OPEN_MARK, requireNothingLost, requireSound, sizeOf } from '#db/folder/database-file.ts';
import { appErrorIn, isBusy, libsqlErrorIn } from '#db/errors.ts';
import { takeFolders } from '#db/folder/folders.ts';
import { type LostFile, watchFiles } from '#db/folder/lost-files.ts';
import { applyMigrations, findPending, type Migration, readMigrations } from './migrate.ts';
import { makePrivate } from '#db/folder/private-files.ts';
import { connectRemote } from './remote.ts';
import { remoteMistake } from './remote-errors.ts';
import { WriterClient } from '#db/writer/writer.ts';

/** Called with a sentence if a file of the running database was deleted; `close` then saves what is still in memory. */
export type OnLost = (sentence: string) => void;

export type OpenOptions = {
  /** Address of the database: `file:`, or `libsql://`, `https://`, `http://`. */
  url: string;
  authToken?: string | undefined;
  dataDir: string;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  migrationsFolder?: string;
  /** Runs once the database is locked and sound, before it is migrated. */
  prepare?: () => Promise<void>;
  onLost?: OnLost;
};

export type OpenDatabase = { client: Client; close: () => Promise<void> };

export const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

const OTHER_MIGRATES_MS = 120_000;
const LOOK_AGAIN_MS = 250;

/**
 * Opens and migrates the database of the process (product.md section 8). Errors are for the operator: one line that
 * says what to do.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const migrations = readMigrations(options.migrationsFolder ?? MIGRATIONS);
  return options.url.startsWith('file:') ? openFile(options, migrations) : openRemote(options, migrations);
}

async function openFile(options: OpenOptions, migrations: Migration[]): Promise<OpenDatabase> {
  const { log, prepare, onLost = (sentence) => log.error(sentence) } = options;
  const path = databasePath(options.url);
  const dataDir = resolve(options.dataDir);
  const unlock = await takeFolders(new Set([dataDir, dirname(path)]));
  try {
    const warning = await makePrivate(dataDir, path);
    if (warning !== undefined) log.warn(warning);
    const isNew = (await sizeOf(path)) === undefined;
    await (isNew ? requireNothingLost(path, dataDir) : requireSound(path, dataDir));
    await prepare?.();
    if (isNew) await createFile(path, migrations);
    const client = new WriterClient({ url: pathToFileURL(path).href, log });
    try {
      await migrate(client, migrations, log, async (pending) => {
        // A first start of an earlier version was killed before its first migration: there is nothing to lose.
        if (pending.length === migrations.length) return;
        const copy = await backupBeforeMigration(pending[0]?.tag ?? 'migration', path, dataDir);
        log.info({ copy }, 'database backed up');
      });
      await client.executeMultiple(`PRAGMA user_version = ${OPEN_MARK}; PRAGMA wal_checkpoint(TRUNCATE)`);
      if (isNew) log.info({ path }, 'database made');
      const close = await guardFiles(path, dataDir, client, onLost);
      return { client, close: () => close().finally(unlock) };
    } catch (error) {
      client.close();
      throw error;
    }
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Creates a new database under another name and renames it, so that a killed start leaves no incomplete database. */
async function createFile(path: string, migrations: Migration[]): Promise<void> {
  const draft = `${path}.new`;
  for (const suffix of ['', '-journal']) await rm(draft + suffix, { force: true });
  const client = createClient({ url: pathToFileURL(draft).href, concurrency: 1 });
  try {
    await applyMigrations(client, migrations);
  } finally {
    client.close();
  }
  await putInPlace(draft, path);
}

/** Reports if a file of the database is deleted while the server runs, and saves what a deleted one still holds. */
async function guardFiles(
  path: string,
  dataDir: string,
  client: WriterClient,
  onLost: OnLost,
): Promise<() => Promise<void>> {
  let lost: LostFile | undefined;
  const stopWatching = await watchFiles(path, client, (file) => {
    lost = file;
    onLost(
      file === 'log'
        ? `The write-ahead log ${logOf(path)} was removed while the server ran. What it held is saved in the database, and the server ends: start it again.`
        : `The database ${path} was removed or replaced while the server ran. What it held is saved in ${backupFolder(dataDir)}, and the server ends: restore that file with \`npm run restore\`.`,
    );
  });
  return async () => {
    stopWatching();
    if (lost === 'database') {
      const target = join(backupFolder(dataDir), backupName(new Date(), 'rescued'));
      await mkdir(backupFolder(dataDir), { recursive: true, mode: 0o700 });
      await client.executeMultiple('PRAGMA user_version = 0');
      await client.execute({ sql: 'VACUUM INTO ?', args: [target] });
    }
    await client.finish();
    await dropLocks(path);
  };
}

/**
 * Releases the locks of a closed connection. The client keeps it, and its share of the file, until its statements are
 * garbage-collected, and the next process would wait for that. Closing any descriptor of a file releases all of the
 * process's locks on it (POSIX), which is also why nothing else in this process may open the database while the server
 * runs.
 */
async function dropLocks(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => undefined);
  await handle?.close();
}

async function openRemote(options: OpenOptions, migrations: Migration[]): Promise<OpenDatabase> {
  await options.prepare?.();
  const client = connectRemote(options.url, options.authToken);
  try {
    await migrate(client, migrations, options.log, async () => {});
  } catch (error) {
    client.close();
    throw remoteMistake(error, options.url);
  }
  return { client, close: async () => client.close() };
}

async function migrate(
  client: Client,
  migrations: Migration[],
  log: Pick<Logger, 'info'>,
  before: (pending: Migration[]) => Promise<void>,
): Promise<void> {
  const pending = await findPending(client, migrations);
  if (pending.length === 0) return;
  await before(pending);
  const deadline = performance.now() + OTHER_MIGRATES_MS;
  for (;;) {
    try {
      await applyMigrations(client, pending);
      log.info({ migrations: pending.map((migration) => migration.tag) }, 'database migrated');
      return;
    } catch (error) {
      // If several instances of a remote database start together, one migrates. The others get an error of a lock or a
      // timeout meanwhile, and any other error only after it has committed.
      if ((await findPending(client, migrations).catch(() => pending)).length === 0) return;
      const isLocked = isBusy(libsqlErrorIn(error)) || appErrorIn(error) !== undefined;
      if (client.protocol === 'file' || !isLocked || performance.now() > deadline) throw error;
    }
    await sleep(LOOK_AGAIN_MS);
  }
}

export function databasePath(url: string): string {
  const path = url.startsWith('file://')
    ? fileURLToPath(url)
    : resolve(decodeURIComponent(url.slice('file:'.length)));
  if (path.includes(':memory:')) {
    throw new Error('DATABASE_URL cannot be a database in memory: it is opened by two connections.');
  }
  return path;
}
