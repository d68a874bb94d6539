import type { BackupKind } from '#db/backup/backup-names.ts';
import { readNoted, type NotedKind } from '#db/backup/noted-backups.ts';
import type { Database } from '#db/drizzle.ts';
import { daysWithout } from '#shared/backup-days.ts';
import type { Config } from '#kernel/config/config.ts';
import { stateOf, type ScheduledKind } from './backup-state.ts';

export type BackupStatus = {
  kind: BackupKind;
  /** `off`: the settings want none. `none`: there was no reason for one yet. `overdue`: a whole day has none. */
  state: 'ok' | 'failed' | 'overdue' | 'none' | 'off';
  doneAt: string | null;
  /** Name or path, for administrators. */
  file: string | null;
  bytes: number | null;
  failedAt: string | null;
  failingSince: string | null;
  /** A sentence, without secrets. */
  error: string | null;
  /** When the next one, or the next attempt, is due; null: with the next occasion. */
  nextAt: string | null;
};

type Asked = { db: Database; config: Pick<Config, 'databaseUrl' | 'dataDir' | 'backupKeep' | 's3'> };

const DAY_MS = 86_400_000;

const NOTHING = {
  doneAt: null,
  file: null,
  bytes: null,
  failedAt: null,
  failingSince: null,
  error: null,
  nextAt: null,
};

const nextDay = (now: Date): string =>
  new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS).toISOString();

function isWanted({ databaseUrl, backupKeep, s3 }: Asked['config'], kind: ScheduledKind): boolean {
  if (backupKeep === 0) return false;
  return s3 !== undefined || (kind === 'daily' && databaseUrl.startsWith('file:'));
}

async function scheduled({ db, config }: Asked, kind: ScheduledKind, now: Date): Promise<BackupStatus> {
  if (!isWanted(config, kind)) return { kind, state: 'off', ...NOTHING };
  const found = await stateOf(db, kind);
  if (!found) return { kind, state: 'none', ...NOTHING };
  const { doneAt, file, bytes, failedAt, failingSince, error, nextAttemptAt } = found;
  const isOverdue = doneAt !== null && daysWithout(doneAt, now) > 0;
  return {
    kind,
    state: failedAt !== null ? 'failed' : isOverdue ? 'overdue' : 'ok',
    doneAt,
    file,
    bytes,
    failedAt,
    failingSince,
    error,
    nextAt: nextAttemptAt ?? (isOverdue ? now.toISOString() : nextDay(now)),
  };
}

async function noted({ config }: Asked, kind: NotedKind): Promise<BackupStatus> {
  const found = await readNoted(config.dataDir, kind);
  const state = found.failedAt !== null ? 'failed' : found.doneAt === null ? 'none' : 'ok';
  return { kind, state, ...NOTHING, ...found, failingSince: found.failedAt };
}

/** The last backup of each kind. Those of commands are the ones of this machine. */
export const readBackups = (asked: Asked, now: Date): Promise<BackupStatus[]> =>
  Promise.all([
    scheduled(asked, 'daily', now),
    scheduled(asked, 'upload', now),
    noted(asked, 'beforeMigration'),
    noted(asked, 'byHand'),
  ]);
