import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { boolean } from '../columns.ts';

/** Name of the fingerprint of the key that seals the secrets in this database (app/open-secrets.ts). */
export const KEY_FACT = 'secretKey';

/** Facts about the installation itself, by name. */
export const installation = sqliteTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** Backups that the server makes by itself; those of commands are noted beside their files (db/backup/noted-backups.ts). */
export const SCHEDULED_BACKUPS = ['daily', 'upload'] as const;

export const backupStates = sqliteTable('backup_states', {
  kind: text('kind', { enum: SCHEDULED_BACKUPS }).primaryKey(),
  /** Last success, and the file that it made or stored. */
  doneAt: text('doneAt'),
  file: text('file'),
  bytes: integer('bytes'),
  /** First and last failure since that success, with a sentence for the operator; never a secret. */
  failingSince: text('failingSince'),
  failedAt: text('failedAt'),
  error: text('error'),
  /** Failures since the last success. */
  attempts: integer('attempts').notNull().default(0),
  /** Null: due as soon as the day has none. */
  nextAttemptAt: text('nextAttemptAt'),
});

/** Processes that serve this database, each renewing its row (kernel/jobs/instance-job.ts). */
export const instances = sqliteTable('instances', {
  id: text('id').primaryKey(),
  host: text('host').notNull(),
  pid: integer('pid').notNull(),
  version: text('version').notNull(),
  startedAt: text('startedAt').notNull(),
  seenAt: text('seenAt').notNull(),
  /** True if its SECRETS_KEY opens the secrets that the others have sealed. */
  hasRightKey: boolean('hasRightKey').notNull(),
});
