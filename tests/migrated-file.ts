import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const MIGRATIONS = fileURLToPath(new URL('../src/db/migrations', import.meta.url));
const CACHE = fileURLToPath(new URL('../.cache', import.meta.url));

export const silent = { info: () => {}, warn: () => {}, error: () => {} };

function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS).toSorted())
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  return hash.digest('hex').slice(0, 16);
}

let found: Promise<string> | undefined;

/**
 * Path of a new, migrated database, to be copied: made once for each set of migrations, since they take half the start of
 * a server.
 */
export const migratedFile = (): Promise<string> => (found ??= findMigrated());

async function findMigrated(): Promise<string> {
  const path = join(CACHE, `migrated-${migrationsHash()}.db`);
  if (!existsSync(path)) await makeMigrated(path);
  return path;
}

/** Under another name first: other workers look for the file. */
async function makeMigrated(path: string): Promise<void> {
  // Few tests come here, and these imports take a while.
  const [{ backup }, { applyMigrations, readMigrations }, { WriterClient }] = await Promise.all([
    import('#db/backup/backup.ts'),
    import('#db/connection/migrate.ts'),
    import('#db/writer/writer.ts'),
  ]);
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'migrated-'));
  const [made, copy] = [join(folder, 'made.db'), join(folder, 'copy.db')];
  const client = new WriterClient({ url: pathToFileURL(made).href, log: silent });
  await applyMigrations(client, readMigrations(MIGRATIONS));
  await backup(made, copy);
  client.close();
  await rename(copy, path);
  await rm(folder, { recursive: true });
}
