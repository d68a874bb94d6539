import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Logger } from 'pino';
import { backupFolder, dropHalfCopies, namesOfBackups, pruneDaily } from '#db/backup/backup-files.ts';
import { backupName, dailyBackups, dayOf, dayOfDaily } from '#db/backup/backup-names.ts';
import { users } from '#db/schema/index.ts';
import type { Config } from '#kernel/config/config.ts';
import type { Database } from '#db/drizzle.ts';
import { recurring, type Handler } from './job.ts';
import { isPauseOver, noteFailure, noteSuccess, stateOf, type ScheduledKind } from './backup-state.ts';
import { storeDailyBackups, writeBackup } from '#kernel/restore/stored-backups.ts';

/** How often the day's backup, or a failed one, is looked for. */
const EVERY_MS = 60_000;
/** Wait before another instance copies the database anew for the store, if the first one is gone. */
const OWNER_GONE_MS = 3_600_000;

export type BackupJobOptions = {
  db: Database;
  config: Pick<Config, 'databaseUrl' | 'databaseAuthToken' | 'dataDir' | 'backupKeep' | 's3'>;
  log: Pick<Logger, 'info' | 'error'>;
  /** Called after each failure: tells the administrators once whole days have been missed. */
  alarm: (now: Date) => Promise<void>;
  clock?: () => Date;
};

/** Does the work, or notes why not and raises the alarm. */
async function attempt(
  options: Required<BackupJobOptions>,
  kind: ScheduledKind,
  signal: AbortSignal,
  work: (now: Date) => Promise<void>,
): Promise<void> {
  const { db, log, clock } = options;
  try {
    await work(clock());
  } catch (error) {
    // The server ends: the next one does it.
    if (signal.aborted) return;
    const now = clock();
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ reason }, kind === 'daily' ? 'daily backup failed' : 'backup not stored');
    await noteFailure(db, kind, now, reason);
    await options.alarm(now);
  }
}

const isOfDay = (at: string | null | undefined, now: Date): boolean =>
  at !== null && at !== undefined && dayOf(new Date(at)) === dayOf(now);

async function hasAccounts(db: Database): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0;
}

/**
 * Writes the day's backup and deletes those of days beyond BACKUP_KEEP. A day (of UTC) has one file, whatever fails
 * afterwards; while nobody has an account there is nothing to keep, and the day is not done.
 */
async function backUpDaily(options: Required<BackupJobOptions>, signal: AbortSignal): Promise<void> {
  const { db, config, log, clock } = options;
  const now = clock();
  const state = await stateOf(db, 'daily');
  if (isOfDay(state?.doneAt, now) || !isPauseOver(state, now) || !(await hasAccounts(db))) return;
  await attempt(options, 'daily', signal, async (at) => {
    const { dataDir, backupKeep, databaseUrl } = config;
    const isOwn = databaseUrl.startsWith('file:');
    // After a restore the database does not know of the file that the day has.
    const known = isOwn && (await dailyOf(dataDir, at));
    const target = known || join(backupFolder(dataDir), backupName(at, 'daily'));
    if (!known) await writeBackup(config, target, signal);
    const { size: bytes, mtime } = await stat(target);
    const doneAt = known && isOfDay(mtime.toISOString(), at) ? mtime : at;
    await noteSuccess(db, 'daily', doneAt, { file: basename(target), bytes });
    const deleted = await pruneDaily(dataDir, backupKeep, at);
    if (!known) log.info({ target, bytes }, 'daily backup written');
    if (deleted.length > 0) log.info({ deleted }, 'daily backups of earlier days deleted');
  });
}

async function dailyOf(dataDir: string, now: Date): Promise<string | undefined> {
  const name = dailyBackups(await namesOfBackups(dataDir)).find((each) => dayOfDaily(each) === dayOf(now));
  return name === undefined ? undefined : join(backupFolder(dataDir), name);
}

/**
 * The newest daily backup, where it lies in this process's folder. Of a database server another instance may have made
 * it; where that one has not stored it within the hour, it is copied anew under the same name.
 */
async function fileToStore({ db, config, clock }: Required<BackupJobOptions>, signal: AbortSignal) {
  const daily = await stateOf(db, 'daily');
  if (!daily?.file || !daily.doneAt) return undefined;
  const path = join(backupFolder(config.dataDir), daily.file);
  const found = await stat(path).catch(() => undefined);
  if (found) return { file: daily.file, bytes: found.size, make: async () => {} };
  const isOwn = config.databaseUrl.startsWith('file:');
  if (isOwn || clock().getTime() - Date.parse(daily.doneAt) < OWNER_GONE_MS) return undefined;
  const make = () => writeBackup(config, path, signal);
  return { file: daily.file, bytes: daily.bytes ?? 0, make };
}

/** Stores what the store of S3_URL lacks of the daily backups. A failure is repeated alone: no new file is made. */
async function uploadDaily(options: Required<BackupJobOptions>, signal: AbortSignal): Promise<void> {
  const { db, config, log, clock } = options;
  const state = await stateOf(db, 'upload');
  if (!isPauseOver(state, clock())) return;
  const wanted = await fileToStore(options, signal);
  if (!wanted || wanted.file === state?.file) return;
  await attempt(options, 'upload', signal, async (now) => {
    await wanted.make();
    const stored = await storeDailyBackups(config, now, signal);
    await noteSuccess(db, 'upload', now, { file: wanted.file, bytes: wanted.bytes });
    log.info({ stored }, 'daily backup stored');
  });
}

/**
 * The daily backup, and its upload where there is a store. Neither if BACKUP_KEEP is 0, nor for a database server without
 * S3_URL: it makes its own backups, and an instance's disk is no place for them.
 */
export function backupHandlers({ clock = () => new Date(), ...given }: BackupJobOptions): Handler[] {
  const options = { ...given, clock };
  const { databaseUrl, dataDir, backupKeep, s3 } = options.config;
  if (backupKeep === 0 || !(databaseUrl.startsWith('file:') || s3)) return [];
  let isTidy = false;
  const daily = recurring({
    kind: 'backup',
    everyMs: EVERY_MS,
    isLong: true,
    work: async (_, signal) => {
      // Removes half copies of a killed process, even if today has its backup.
      if (!isTidy) await dropHalfCopies(join(backupFolder(dataDir), 'none'), new Date());
      isTidy = true;
      await backUpDaily(options, signal);
    },
  });
  const upload = recurring({
    kind: 'backup-upload',
    everyMs: EVERY_MS,
    isLong: true,
    work: (_, signal) => uploadDaily(options, signal),
  });
  return s3 ? [daily, upload] : [daily];
}
