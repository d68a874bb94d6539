import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import {
  AUDIENCE_KINDS,
  BASES,
  CONSENT_SOURCES,
  DELIVERY_STATUSES,
  PURPOSES,
  SEGMENT_RECORDS,
  SENDING_STATUSES,
} from '#features/loop/mailing/mailing.values.ts';
import type { FrozenLetter } from '#features/loop/mailing/letter.types.ts';
import type { ViewFilter } from '#features/leads/views/view-filter.types.ts';
import { boolean, createdAt, id, updatedAt } from '../columns.ts';
import { users } from './accounts.ts';
import { marketingCampaigns } from './marketing.ts';
import { workspaceId } from './workspaces.ts';

/** Lists and segments: whom a campaign may be sent to. */
export const mailAudiences = sqliteTable(
  'mail_audiences',
  {
    id: id(),
    workspaceId: workspaceId(),
    kind: text('kind', { enum: AUDIENCE_KINDS }).notNull(),
    name: text('name').notNull(),
    /** Of a segment: the records that it goes through, and their conditions as views have them. */
    record: text('record', { enum: SEGMENT_RECORDS }),
    filter: text('filter', { mode: 'json' }).$type<ViewFilter>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('mail_audiences_workspace').on(table.workspaceId, table.kind, table.id)],
);

/** The addresses of a list. */
export const mailAddresses = sqliteTable(
  'mail_addresses',
  {
    id: id(),
    audienceId: integer('audienceId')
      .notNull()
      .references(() => mailAudiences.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    emailKey: text('emailKey').notNull(),
    name: text('name'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('mail_addresses_email').on(table.audienceId, table.emailKey),
    index('mail_addresses_list').on(table.audienceId, table.id),
  ],
);

/** Consents given and withdrawn: rows are only added, the newest of an address and purpose counts. */
export const mailConsents = sqliteTable(
  'mail_consents',
  {
    id: id(),
    workspaceId: workspaceId(),
    email: text('email').notNull(),
    emailKey: text('emailKey').notNull(),
    purpose: text('purpose', { enum: PURPOSES }).notNull(),
    isGiven: boolean('isGiven').notNull(),
    source: text('source', { enum: CONSENT_SOURCES }).notNull(),
    /** The words that were agreed to, or where and how it was said. */
    proof: text('proof').notNull(),
    /** Who noted it; null: the person, or an account that is gone. */
    notedBy: integer('notedBy').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('mail_consents_person').on(table.workspaceId, table.emailKey, table.purpose, table.id),
    index('mail_consents_noted').on(table.notedBy),
  ],
);

/** A campaign's email as it goes out, to one audience. */
export const mailSendings = sqliteTable(
  'mail_sendings',
  {
    id: id(),
    workspaceId: workspaceId(),
    campaignId: integer('campaignId').references(() => marketingCampaigns.id, { onDelete: 'set null' }),
    /** Its name is told after it is gone. */
    audienceId: integer('audienceId').references(() => mailAudiences.id, { onDelete: 'set null' }),
    audienceName: text('audienceName').notNull(),
    /** In whose name it is sent; without the account nothing more goes out. */
    authorId: integer('authorId').references(() => users.id, { onDelete: 'set null' }),
    /** To its author alone: it is in no figures. */
    isTest: boolean('isTest').notNull().default(false),
    status: text('status', { enum: SENDING_STATUSES }).notNull().default('scheduled'),
    purpose: text('purpose', { enum: PURPOSES }).notNull(),
    basis: text('basis', { enum: BASES }).notNull(),
    letter: text('letter', { mode: 'json' }).$type<FrozenLetter>().notNull(),
    /** Signs the links of its emails; of its own, so that no new key of the server breaks them. */
    linkSecret: text('linkSecret').notNull(),
    startsAt: text('startsAt').notNull(),
    /** Emails a minute to one domain; null: as many as the mail server takes. */
    perMinute: integer('perMinute'),
    /** Hours of the day in `timeZone`; null: none is quiet. */
    quietFrom: integer('quietFrom'),
    quietTo: integer('quietTo'),
    timeZone: text('timeZone').notNull(),
    /** Last record of the audience that has a delivery; null once all have. */
    preparedTo: integer('preparedTo').default(0),
    finishedAt: text('finishedAt'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('mail_sendings_workspace').on(table.workspaceId, table.id),
    index('mail_sendings_campaign').on(table.campaignId, table.id),
    index('mail_sendings_audience').on(table.audienceId),
    index('mail_sendings_author').on(table.authorId),
  ],
);

/** One recipient of a sending: written before the mail server is told, and after it has answered. */
export const mailDeliveries = sqliteTable(
  'mail_deliveries',
  {
    id: id(),
    sendingId: integer('sendingId')
      .notNull()
      .references(() => mailSendings.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    emailKey: text('emailKey').notNull(),
    domain: text('domain').notNull(),
    name: text('name'),
    status: text('status', { enum: DELIVERY_STATUSES }).notNull(),
    /** A reason to skip it, or the mail server's words. */
    reason: text('reason'),
    /** The same on every attempt. */
    messageId: text('messageId').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: text('nextAttemptAt').notNull(),
    sentAt: text('sentAt'),
    clickedAt: text('clickedAt'),
    unsubscribedAt: text('unsubscribedAt'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('mail_deliveries_email').on(table.sendingId, table.emailKey),
    index('mail_deliveries_due').on(table.sendingId, table.status, table.nextAttemptAt, table.id),
    index('mail_deliveries_sent').on(table.sendingId, table.sentAt, table.domain),
    index('mail_deliveries_person').on(table.emailKey),
    index('mail_deliveries_message').on(table.messageId),
  ],
);

export const mailClicks = sqliteTable(
  'mail_clicks',
  {
    id: id(),
    deliveryId: integer('deliveryId')
      .notNull()
      .references(() => mailDeliveries.id, { onDelete: 'cascade' }),
    /** Place of the link in the email. */
    link: integer('link').notNull(),
    /** Followed by a program that reads mail before the person does. */
    isMachine: boolean('isMachine').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('mail_clicks_delivery').on(table.deliveryId, table.id)],
);
