import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import {
  DELIVERY_FAILURES,
  DELIVERY_STATUSES,
  OFF_REASONS,
} from '#features/accounts/webhooks/webhook.values.ts';
import { boolean, createdAt, id, lines, updatedAt } from '../columns.ts';
import { users } from './accounts.ts';
import { workspaceId } from './workspaces.ts';

/** Addresses of other programs that are told of a workspace's changes (docs/webhooks.md, docs/decisions/034). */
export const webhooks = sqliteTable(
  'webhooks',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** Null: the account is gone. */
    createdBy: integer('createdBy').references(() => users.id, { onDelete: 'set null' }),
    url: text('url').notNull(),
    events: lines('events'),
    /** Sealed: signs what is sent. */
    secret: text('secret').notNull(),
    isActive: boolean('isActive').notNull().default(true),
    /** Set where it was not switched off by a person. */
    offReason: text('offReason', { enum: OFF_REASONS }),
    /** First of the attempts that have failed without one in between that succeeded. */
    failingSince: text('failingSince'),
    lastDeliveredAt: text('lastDeliveredAt'),
    /** It was deleted, and goes once its deliveries have gone. */
    deletedAt: text('deletedAt'),
    /** Last change of the journal before it was made or switched on: it is told of later ones. */
    sinceChange: integer('sinceChange').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('webhooks_workspace').on(table.workspaceId, table.id),
    index('webhooks_active').on(table.isActive),
    index('webhooks_creator').on(table.createdBy),
  ],
);

/** Events that are or were sent to a webhook. What they tell of a record is read when they are sent, not stored. */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: integer('webhookId')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Sent as `webhook-id`, the same with every attempt and replay. */
    messageId: text('messageId').notNull(),
    event: text('event').notNull(),
    /** Null: a test. */
    recordId: integer('recordId'),
    /** Change of the journal that it tells of; null: a test. */
    changeId: integer('changeId'),
    changed: lines('changed'),
    /** Time of the change. */
    at: text('at').notNull(),
    status: text('status', { enum: DELIVERY_STATUSES }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Null: none follows. */
    nextAttemptAt: text('nextAttemptAt'),
    attemptedAt: text('attemptedAt'),
    /** Status of the last answer; null where there was none. */
    responseStatus: integer('responseStatus'),
    failure: text('failure', { enum: DELIVERY_FAILURES }),
    /** Of the last attempt, in milliseconds. */
    durationMs: integer('durationMs'),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.id),
    index('webhook_deliveries_due').on(table.webhookId, table.status, table.nextAttemptAt),
    index('webhook_deliveries_age').on(table.createdAt),
    // A change that is read again, after a restored cursor, is told once.
    uniqueIndex('webhook_deliveries_once').on(table.webhookId, table.changeId, table.event),
  ],
);
