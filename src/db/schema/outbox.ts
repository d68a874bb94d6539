import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { boolean, createdAt, id } from '../columns.ts';
import { users } from './accounts.ts';

/** `held`: came back with a restored backup, and waits until somebody releases it (docs/operating.md, Restore). */
export const OUTBOX_STATUSES = ['queued', 'sending', 'sent', 'failed', 'held'] as const;

/**
 * Every message that leaves goes through here: written in the transaction of what causes it, sent by a job
 * (docs/decisions/007). The sender's address is not kept: it is the configuration's at the time of sending.
 */
export const outbox = sqliteTable(
  'outbox',
  {
    id: id(),
    /** What it is for (`enquiry_notice`, …): for the log, which holds no personal data, and for the reader of the table. */
    kind: text('kind').notNull(),
    /** Names the cause (`enquiry:7:notice`), so that no cause is written about twice. */
    dedupeKey: text('dedupeKey').notNull(),
    /** Whose account it belongs to and is erased with, whatever its address; null: the site's own. */
    userId: integer('userId').references(() => users.id, { onDelete: 'cascade' }),
    /** One bare address. */
    recipient: text('recipient').notNull(),
    replyTo: text('replyTo'),
    subject: text('subject').notNull(),
    /** Both bodies are sealed (server/secret-box.ts), and empty once the message has been sent. */
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Without its angle brackets; the same on every attempt, so that a repeat is recognisable. */
    messageId: text('messageId').notNull(),
    /** Nobody typed it: it says so in its headers, and out-of-office programs leave it alone. */
    isAutomatic: boolean('isAutomatic').notNull().default(true),
    status: text('status', { enum: OUTBOX_STATUSES }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: text('nextAttemptAt').notNull(),
    /** What the mail server answered at the last attempt. */
    lastError: text('lastError'),
    createdAt: createdAt(),
    sentAt: text('sentAt'),
  },
  (table) => [
    uniqueIndex('outbox_cause').on(table.dedupeKey),
    uniqueIndex('outbox_messageId').on(table.messageId),
    index('outbox_due').on(table.status, table.nextAttemptAt),
    index('outbox_recipient').on(table.recipient),
    index('outbox_user').on(table.userId),
  ],
);
