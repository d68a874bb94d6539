import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { boolean, createdAt, id } from '../columns.ts';
import { users } from './accounts.ts';
import { crmImports } from './imports.ts';
import { workspaceId } from './workspaces.ts';

/** `held`: restored with a backup, and waits until somebody releases it (docs/operating.md, Restore). */
export const OUTBOX_STATUSES = ['queued', 'sending', 'sent', 'failed', 'held'] as const;

/**
 * Every outgoing message: written in the transaction of its cause, sent by a job (docs/decisions/007). The sender is
 * not stored: it is the configured address at the time of sending.
 */
export const outbox = sqliteTable(
  'outbox',
  {
    id: id(),
    /** Purpose (`enquiry_notice`, …), for the log, which has no personal data, and for readers of the table. */
    kind: text('kind').notNull(),
    /** Unique key of the cause (`enquiry:7:notice`), so that one message is sent for each. */
    dedupeKey: text('dedupeKey').notNull(),
    /** Account with which it is erased, whatever its address; null: the site's own. */
    userId: integer('userId').references(() => users.id, { onDelete: 'cascade' }),
    /** One address without a name. */
    recipient: text('recipient').notNull(),
    /** Further addresses, which all of them see. */
    cc: text('cc', { mode: 'json' }).$type<string[]>().notNull().default([]),
    replyTo: text('replyTo'),
    subject: text('subject').notNull(),
    /** Both bodies are encrypted (kernel/config/secret-box.ts), and empty once the message is sent. */
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Fingerprint of the key that encrypted them; null: of a version before it was noted. */
    sealedWith: text('sealedWith'),
    /** Without angle brackets; the same on every attempt, so that a repeat is recognisable. */
    messageId: text('messageId').notNull(),
    /** Not written by a person: its headers say so, and autoresponders ignore it. */
    isAutomatic: boolean('isAutomatic').notNull().default(true),
    status: text('status', { enum: OUTBOX_STATUSES }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: text('nextAttemptAt').notNull(),
    /** Since when it is tried, where that is later than it was written: sent again, released, or its key came back. */
    queuedAt: text('queuedAt'),
    /** Answer of the mail server at the last attempt. */
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

/** Addresses that want no mail from a workspace (kernel/mail/suppression.ts). */
export const mailSuppressions = sqliteTable(
  'mail_suppressions',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** SHA-256 of the folded address: the list outlives the erasure of the person, and names nobody. */
    addressHash: text('addressHash').notNull(),
    /** The import that said so, whose revert takes it back; null: said by hand. */
    importId: integer('importId').references(() => crmImports.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('mail_suppressions_address').on(table.workspaceId, table.addressHash),
    index('mail_suppressions_import').on(table.importId),
  ],
);
