import { join } from 'node:path';
import type { Logger } from 'pino';
import { backup } from '#db/backup/backup.ts';
import { backupFolder, backupName, keepNewest } from '#db/backup/backup-files.ts';
import { databasePath } from '#db/connection/open.ts';
import { users } from '#db/schema/index.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#db/drizzle.ts';
import type { Job } from './job-runner.ts';
import { createPeriodicJob } from './periodic-job.ts';

const DAY_MS = 86_400_000;

export type BackupJobOptions = {
  db: Database;
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'backupKeep'>;
  log: Pick<Logger, 'info'>;
};

/** Writes today's backup and deletes those beyond BACKUP_KEEP. Writes none while there is no account. */
export async function backUpDaily({ db, config, log }: BackupJobOptions, now: Date): Promise<void> {
  const [someone] = await db.select({ id: users.id }).from(users).limit(1);
  if (!someone) return;
  const { databaseUrl, dataDir, backupKeep } = config;
  const target = join(backupFolder(dataDir), backupName(now, 'daily'));
  await backup(databasePath(databaseUrl), target);
  await keepNewest(dataDir, 'daily', backupKeep);
  log.info({ target }, 'daily backup written');
}

/** No job if a database server makes its own backups, or if BACKUP_KEEP is 0. */
export function createBackupJobs(options: BackupJobOptions): Job[] {
  const { databaseUrl, backupKeep } = options.config;
  if (backupKeep === 0 || !databaseUrl.startsWith('file:')) return [];
  const { db } = options;
  return [
    createPeriodicJob({ db, name: 'backup', everyMs: DAY_MS, work: (now) => backUpDaily(options, now) }),
  ];
}
