import { rmSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Client } from '@libsql/client';
import { backup } from '#db/backup/backup.ts';
import { databaseOf } from '#db/drizzle.ts';
import { applyMigrations, readMigrations } from '#db/connection/migrate.ts';
import { connectRemote } from '#db/connection/remote.ts';
import { WriterClient, type WriterOptions } from '#db/writer/writer.ts';
import type { Database } from '#db/drizzle.ts';
import { startHranaServer } from './servers/hrana/server.ts';

export const MIGRATIONS = fileURLToPath(new URL('../src/db/migrations', import.meta.url));

export type TestDatabase = { client: Client; db: Database; path: string; close: () => Promise<void> };

export const silent = { info: () => {}, warn: () => {}, error: () => {} };

export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'suite-'));

/** Migrated once per worker; every test gets a copy of the file. */
let template: Promise<string> | undefined;

/** Opens a new, migrated database like the server, but without the lock. */
export async function openTestDatabase(options: Partial<WriterOptions> = {}): Promise<TestDatabase> {
  template ??= makeTemplate();
  const folder = await temporaryFolder();
  const path = join(folder, 'test.db');
  await copyFile(await template, path);
  if (process.env['TEST_DATABASE'] === 'remote') {
    return openOnServer(folder, options.url === undefined ? path : fileURLToPath(options.url));
  }
  const client = new WriterClient({ url: pathToFileURL(path).href, log: silent, ...options });
  return {
    client,
    db: databaseOf(client),
    path,
    close: async () => {
      client.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** For `npm run test:remote`: the same database behind a server that speaks Hrana. */
async function openOnServer(folder: string, path: string): Promise<TestDatabase> {
  const server = await startHranaServer(path);
  const client = connectRemote(server.url, undefined);
  return {
    client,
    db: databaseOf(client),
    path,
    close: async () => {
      client.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeTemplate(): Promise<string> {
  const folder = await temporaryFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'migrated.db');
  const client = new WriterClient({ url: pathToFileURL(path).href, log: silent });
  await applyMigrations(client, readMigrations(MIGRATIONS));
  const copy = join(folder, 'template.db');
  await backup(path, copy);
  client.close();
  return copy;
}
