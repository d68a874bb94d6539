import { basename, join } from 'node:path';
import { backup, backupRemote } from '#db/backup/backup.ts';
import { backupFolder, isDailyBackup } from '#db/backup/backup-files.ts';
import { databasePath } from '#db/connection/open.ts';
import type { Config } from '#server/config/config.ts';
import { S3Store } from './s3-store.ts';

type BackedUp = Pick<Config, 'databaseUrl' | 'databaseAuthToken'>;
type Stored = Pick<Config, 's3' | 'dataDir' | 'backupKeep'>;

/** Writes a checked copy of the database, wherever that stands. */
export const writeBackup = ({ databaseUrl, databaseAuthToken }: BackedUp, target: string): Promise<void> =>
  databaseUrl.startsWith('file:')
    ? backup(databasePath(databaseUrl), target)
    : backupRemote(databaseUrl, databaseAuthToken, target);

const LATEST = 'latest';

/** Keeps a backup in the store of S3_URL too, with as many daily ones as in the data folder. */
export async function storeBackup({ s3, backupKeep }: Stored, path: string): Promise<void> {
  if (!s3) return;
  const store = new S3Store(s3);
  await store.put(basename(path), path);
  const daily = (await store.list()).filter(isDailyBackup);
  for (const name of daily.toReversed().slice(backupKeep)) await store.delete(name);
}

/**
 * Brings a backup out of the store into the folder of backups, and returns its path.
 *
 * @param name of the file, or `latest`
 * @throws Error with a sentence for the operator
 */
export async function fetchBackup({ s3, dataDir }: Stored, name: string): Promise<string> {
  if (!s3) throw new Error('S3_URL is not set: there is no store to restore from.');
  const store = new S3Store(s3);
  const found = name === LATEST ? (await store.list()).filter((each) => each.endsWith('.db')).at(-1) : name;
  if (found === undefined) throw new Error('The store of S3_URL holds no backup.');
  const path = join(backupFolder(dataDir), basename(found));
  await store.get(found, path);
  return path;
}
