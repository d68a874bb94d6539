import { basename, join } from 'node:path';
import { backup, backupRemote } from '#db/backup/backup.ts';
import { backupFolder, dropHalfCopies, namesOfBackups } from '#db/backup/backup-files.ts';
import { dailyBackups, surplusDaily } from '#db/backup/backup-names.ts';
import { checksumOf, ensureChecksum, removeChecksum } from '#db/backup/checksum.ts';
import { databasePath } from '#db/connection/open.ts';
import type { Config } from '#kernel/config/config.ts';
import { S3Store } from './s3-store.ts';

type BackedUp = Pick<Config, 'databaseUrl' | 'databaseAuthToken'>;
type Stored = Pick<Config, 's3' | 'dataDir' | 'backupKeep'>;

/** Writes a checked copy of the database, wherever that stands, with its checksum. */
export const writeBackup = (
  { databaseUrl, databaseAuthToken }: BackedUp,
  target: string,
  signal?: AbortSignal,
): Promise<void> =>
  databaseUrl.startsWith('file:')
    ? backup(databasePath(databaseUrl), target, signal)
    : backupRemote(databaseUrl, databaseAuthToken, target).catch((cause: unknown) => {
        const reason = cause instanceof Error ? cause.message : String(cause);
        const { host } = new URL(databaseUrl);
        throw new Error(`The database server ${host} could not be copied: ${reason}`, { cause });
      });

const LATEST = 'latest';

/** Stores a file and its checksum, as far as the store lacks them. */
async function putWithChecksum(
  store: S3Store,
  path: string,
  known: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  // Backups of earlier versions have none.
  await ensureChecksum(path);
  for (const file of [path, checksumOf(path)])
    if (!known.includes(basename(file))) await store.put(basename(file), file, signal);
}

/** Keeps a backup in the store of S3_URL too. */
export async function storeBackup({ s3 }: Stored, path: string): Promise<void> {
  if (s3) await putWithChecksum(new S3Store(s3), path, []);
}

/**
 * Stores whatever daily backups of this folder the store lacks, the newest first, and keeps one of each of the newest
 * BACKUP_KEEP days there. Makes no backup: what a dead store has missed follows once it answers.
 *
 * @returns the names that were stored
 */
export async function storeDailyBackups(
  { s3, dataDir, backupKeep }: Stored,
  now: Date,
  signal?: AbortSignal,
): Promise<string[]> {
  if (!s3) return [];
  const store = new S3Store(s3);
  const known = await store.list(signal);
  const isWhole = (name: string): boolean => known.includes(name) && known.includes(checksumOf(name));
  const missing = dailyBackups(await namesOfBackups(dataDir))
    .slice(0, backupKeep)
    .filter((name) => !isWhole(name));
  for (const name of missing) await putWithChecksum(store, join(backupFolder(dataDir), name), known, signal);
  for (const name of surplusDaily([...new Set([...known, ...missing])], backupKeep, now)) {
    await store.delete(name);
    if (known.includes(checksumOf(name))) await store.delete(checksumOf(name));
  }
  return missing;
}

/**
 * Brings a backup out of the store into the folder of backups, with its checksum where it has one, and returns its path.
 *
 * @param name of the file, or `latest`
 * @throws Error with a sentence for the operator
 */
export async function fetchBackup({ s3, dataDir }: Stored, name: string): Promise<string> {
  if (!s3) throw new Error('S3_URL is not set: there is no store to restore from.');
  const store = new S3Store(s3);
  const known = await store.list();
  const found = name === LATEST ? known.filter((each) => each.endsWith('.db')).at(-1) : name;
  if (found === undefined) throw new Error('The store of S3_URL holds no backup.');
  const path = join(backupFolder(dataDir), basename(found));
  await dropHalfCopies(path, new Date());
  await removeChecksum(path);
  await store.get(found, path);
  if (known.includes(checksumOf(found))) await store.get(checksumOf(found), checksumOf(path));
  return path;
}
