import { z } from 'zod';
import { count, record, texts, timestamp } from '#shared/answer.ts';
import { oneOf, rowId } from '#shared/fields.ts';
import { listQuery } from '#shared/list.ts';
import {
  BACKUP_STATES,
  MAIL_SORTS,
  MAIL_STATES,
  PROBLEM_CODES,
  PROBLEM_LEVELS,
  SETTLED_STATES,
} from './system.values.ts';

const backupSchema = z.strictObject({
  kind: z.enum(['daily', 'upload', 'beforeMigration', 'byHand']),
  /** `off`: the settings want none. `none`: there was no reason for one yet. `overdue`: a whole day has none. */
  state: z.enum(BACKUP_STATES),
  doneAt: timestamp.nullable(),
  file: z.string().nullable(),
  bytes: count.nullable(),
  failedAt: timestamp.nullable(),
  failingSince: timestamp.nullable(),
  error: z.string().nullable(),
  nextAt: timestamp.nullable(),
});

/** State of the installation, as an administrator sees it. */
export const systemSchema = record('System', {
  version: z.string(),
  node: z.string(),
  checkedAt: timestamp,
  /** Problems that need attention, the worst first; `detail` is a reason in the words of the program that failed. */
  problems: z.array(
    z.strictObject({
      code: z.enum(PROBLEM_CODES),
      level: z.enum(PROBLEM_LEVELS),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
      detail: z.string().nullable(),
    }),
  ),
  backups: z.array(backupSchema),
  disk: z.strictObject({
    freeBytes: count,
    totalBytes: count,
    databaseBytes: count,
    /** Size of the backup folder of this machine. */
    backupBytes: count,
  }),
  outbox: z.strictObject({
    waiting: count,
    /** Waiting emails that were tried and not accepted by the mail server yet. */
    delayed: count,
    /** Waiting emails that were sealed with another key. */
    sealedAway: count,
    held: count,
    failed: count,
    oldestAt: timestamp.nullable(),
  }),
  jobs: z.strictObject({
    /** Names of what a process has in hand now. */
    running: texts,
    /** Names of jobs that ended the server twice, or failed for days: none is taken up again by itself. */
    stopped: texts,
    waiting: count,
    /** Waiting jobs that a full disk or a locked database holds up. */
    parked: count,
    failed: count,
  }),
  instances: z.array(
    z.strictObject({
      host: z.string(),
      pid: z.int(),
      version: z.string(),
      startedAt: timestamp,
      seenAt: timestamp,
      hasRightKey: z.boolean(),
    }),
  ),
  key: z.strictObject({
    state: z.enum(['ok', 'different']),
    source: z.enum(['setting', 'file']),
    /** Secrets that wait for the right key, by kind. */
    waiting: z.strictObject({ emails: count, apps: count, modelKeys: count, webhooks: count }).nullable(),
  }),
});
export type System = z.infer<typeof systemSchema>;
export type SystemProblem = System['problems'][number];

export const mailQuery = listQuery(MAIL_SORTS).extend({ state: oneOf(MAIL_STATES).default('failed') });
export type MailQuery = z.infer<typeof mailQuery>;

/** An email of the outbox, without its text. */
export const outboxMailSchema = record('OutboxMail', {
  id: rowId,
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: count,
  /** The last answer of the mail server. */
  lastError: z.string().nullable(),
  /** True if it was sealed with another key. */
  isSealedAway: z.boolean(),
  createdAt: timestamp,
  /** When it is tried again; null where it waits for somebody. */
  nextAttemptAt: timestamp.nullable(),
  /** When it is deleted, sent or not. */
  deletedAt: timestamp,
});
export type OutboxMail = z.infer<typeof outboxMailSchema>;

/** For acts on all emails of a state. */
export const mailStateSchema = z.strictObject({ state: oneOf(SETTLED_STATES) });
export type MailStateInput = z.infer<typeof mailStateSchema>;

export const mailsChangedSchema = record('MailsChanged', { changed: count });
export type MailsChanged = z.infer<typeof mailsChangedSchema>;
