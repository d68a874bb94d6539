import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Client } from '@libsql/client';
import { databaseOf } from '#db/drizzle.ts';
import { connectRemote } from '#db/connection/remote.ts';
import { WriterClient, type WriterOptions } from '#db/writer/writer.ts';
import type { Database } from '#db/drizzle.ts';
import { migratedFile, silent } from './migrated-file.ts';
import { startHranaServer } from './servers/hrana/server.ts';

export { MIGRATIONS, silent } from './migrated-file.ts';

export type TestDatabase = { client: Client; db: Database; path: string; close: () => Promise<void> };

export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'suite-'));

/** A folder with a migrated database of this name, for tests that open it as the server does. */
export async function migratedFolder(name = 'test.db'): Promise<string> {
  const folder = await temporaryFolder();
  await copyFile(await migratedFile(), join(folder, name));
  return folder;
}

/** Opens a new, migrated database like the server, but without the lock. */
export async function openTestDatabase(options: Partial<WriterOptions> = {}): Promise<TestDatabase> {
  const folder = await temporaryFolder();
  const path = join(folder, 'test.db');
  await copyFile(await migratedFile(), path);
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
