import { join } from 'node:path';
import type { Logger } from 'pino';
import { backupFolder, backupName, keepNewest } from '#db/backup/backup-files.ts';
import { users } from '#db/schema/index.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#db/drizzle.ts';
import type { Job } from './job-runner.ts';
import { createPeriodicJob } from './periodic-job.ts';
import { storeBackup, writeBackup } from '#server/restore/stored-backups.ts';

const DAY_MS = 86_400_000;

export type BackupJobOptions = {
  db: Database;
  config: Pick<Config, 'databaseUrl' | 'databaseAuthToken' | 'dataDir' | 'backupKeep' | 's3'>;
  log: Pick<Logger, 'info'>;
};

/** Writes today's backup and deletes those beyond BACKUP_KEEP. Writes none while there is no account. */
export async function backUpDaily({ db, config, log }: BackupJobOptions, now: Date): Promise<void> {
  const [someone] = await db.select({ id: users.id }).from(users).limit(1);
  if (!someone) return;
  const { dataDir, backupKeep } = config;
  const target = join(backupFolder(dataDir), backupName(now, 'daily'));
  await writeBackup(config, target);
  await keepNewest(dataDir, 'daily', backupKeep);
  await storeBackup(config, target);
  log.info({ target }, 'daily backup written');
}

/**
 * No job if BACKUP_KEEP is 0, nor for a database server without S3_URL: it makes its own backups, and an instance's disk
 * is no place for them.
 */
export function createBackupJobs(options: BackupJobOptions): Job[] {
  const { databaseUrl, backupKeep, s3 } = options.config;
  if (backupKeep === 0 || !(databaseUrl.startsWith('file:') || s3)) return [];
  const { db } = options;
  return [
    createPeriodicJob({ db, name: 'backup', everyMs: DAY_MS, work: (now) => backUpDaily(options, now) }),
  ];
}
