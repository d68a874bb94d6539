import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Client } from '@libsql/client';
import type { Logger } from 'pino';
import { backupBefore, exists } from './backup.ts';
import { lockFolder } from './lock.ts';
import { applyMigrations, findPending, type Migration, readMigrations } from './migrate.ts';
import { connectRemote } from './remote.ts';
import { WriterClient } from './writer.ts';

export type OpenOptions = {
  /** `file:` or `libsql://`, `https://`, `http://`. */
  url: string;
  authToken?: string | undefined;
  dataDir: string;
  log: Pick<Logger, 'info' | 'error'>;
  migrationsFolder?: string;
};

export type OpenDatabase = { client: Client; close: () => Promise<void> };

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens the database of the process and brings it up to date: product.md section 8. Errors are for the person who
 * starts the server, and say in one line what to do.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const migrations = readMigrations(options.migrationsFolder ?? MIGRATIONS);
  return options.url.startsWith('file:') ? openFile(options, migrations) : openRemote(options, migrations);
}

async function openFile(options: OpenOptions, migrations: Migration[]): Promise<OpenDatabase> {
  const path = databasePath(options.url);
  const dataDir = resolve(options.dataDir);
  const unlock = await lockFolders(new Set([dataDir, dirname(path)]));
  try {
    const isNew = !(await exists(path));
    const client = new WriterClient({ url: pathToFileURL(path).href, log: options.log });
    try {
      await migrate(client, migrations, options.log, async (pending) => {
        // The first start, or one that was killed before its first migration: there is nothing to lose.
        if (isNew || pending.length === migrations.length) return;
        const copy = await backupBefore(pending[0]?.tag ?? 'migration', path, dataDir);
        options.log.info({ copy }, 'database backed up');
      });
    } catch (error) {
      client.close();
      throw error;
    }
    return { client, close: () => client.finish().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openRemote(options: OpenOptions, migrations: Migration[]): Promise<OpenDatabase> {
  const client = connectRemote(options.url, options.authToken);
  await migrate(client, migrations, options.log, async () => {});
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
  try {
    await applyMigrations(client, pending);
  } catch (error) {
    // Several instances of one remote database start together: one of them migrates, the others find it done.
    if ((await findPending(client, migrations)).length > 0) throw error;
  }
  log.info({ migrations: pending.map((migration) => migration.tag) }, 'database migrated');
}

/** The folder of the database too, where it lies elsewhere: two data folders may name one file. */
async function lockFolders(folders: Set<string>): Promise<() => Promise<void>> {
  const unlocks: (() => Promise<void>)[] = [];
  const unlockAll = async () => {
    for (const unlock of unlocks) await unlock();
  };
  try {
    for (const folder of folders) {
      await mkdir(folder, { recursive: true });
      unlocks.push(await lockFolder(folder));
    }
    return unlockAll;
  } catch (error) {
    await unlockAll();
    throw error;
  }
}

function databasePath(url: string): string {
  const path = url.startsWith('file://')
    ? fileURLToPath(url)
    : resolve(decodeURIComponent(url.slice('file:'.length)));
  if (path.includes(':memory:')) {
    throw new Error('DATABASE_URL cannot be a database in memory: it is opened by two connections.');
  }
  return path;
}
