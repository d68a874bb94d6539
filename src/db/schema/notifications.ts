import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
  type AnySQLiteColumn,
} from 'drizzle-orm/sqlite-core';
import {
  MAIL_WAYS,
  NOTIFICATION_KINDS,
  NOTIFIED_RECORDS,
  type KindSettings,
} from '#features/accounts/notifications/notification.values.ts';
import { boolean, createdAt, id, updatedAt } from '../columns.ts';
import { sessions, users } from './accounts.ts';
import { crmCommunications } from './communications.ts';
import { crmRules } from './crm-rules.ts';
import { crmCompanies, crmContacts, crmOpportunities, crmTasks } from './leads.ts';
import { marketingLeads } from './marketing.ts';
import { inboxEntries } from './site.ts';
import { workspaceMembers } from './workspaces.ts';

const recordId = (name: string, target: () => AnySQLiteColumn) =>
  integer(name).references(target, { onDelete: 'cascade' });

/**
 * Things that a member of a workspace should hear of. A row goes with its record, with the account and with the membership, and
 * holds no words: names are read with it.
 */
export const notifications = sqliteTable(
  'notifications',
  {
    id: id(),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    workspaceId: integer('workspaceId').notNull(),
    kind: text('kind', { enum: NOTIFICATION_KINDS }).notNull(),
    /** Null: nobody, or the account is gone. */
    actorId: integer('actorId').references(() => users.id, { onDelete: 'set null' }),
    record: text('record', { enum: NOTIFIED_RECORDS }).notNull(),
    /** One of these names the record; none where it is about several. */
    contactId: recordId('contactId', () => crmContacts.id),
    companyId: recordId('companyId', () => crmCompanies.id),
    opportunityId: recordId('opportunityId', () => crmOpportunities.id),
    taskId: recordId('taskId', () => crmTasks.id),
    communicationId: recordId('communicationId', () => crmCommunications.id),
    enquiryId: recordId('enquiryId', () => inboxEntries.id),
    leadId: recordId('leadId', () => marketingLeads.id),
    ruleId: recordId('ruleId', () => crmRules.id),
    /** Records that one act has brought. */
    count: integer('count').notNull().default(1),
    /** The cause: a member hears of each once, however often it is read. */
    key: text('key').notNull(),
    isShown: boolean('isShown').notNull().default(true),
    mail: text('mail', { enum: MAIL_WAYS }).notNull().default('off'),
    /** To be pushed to the devices of the account (accounts/push). */
    push: boolean('push').notNull().default(false),
    mailedAt: text('mailedAt'),
    readAt: text('readAt'),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.workspaceId, table.userId],
      foreignColumns: [workspaceMembers.workspaceId, workspaceMembers.userId],
    }).onDelete('cascade'),
    uniqueIndex('notifications_key').on(table.userId, table.key),
    index('notifications_shown').on(table.userId, table.isShown, table.id),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`"readAt" is null and "isShown" = 1`),
    /** Waiting to be mailed: few rows at any time. */
    index('notifications_mail')
      .on(table.mail, table.createdAt)
      .where(sql`"mailedAt" is null and "readAt" is null and "mail" <> 'off'`),
    index('notifications_age').on(table.createdAt),
    index('notifications_member').on(table.workspaceId, table.userId),
    index('notifications_actor').on(table.actorId),
    index('notifications_contact').on(table.contactId),
    index('notifications_company').on(table.companyId),
    index('notifications_opportunity').on(table.opportunityId),
    index('notifications_task').on(table.taskId),
    index('notifications_communication').on(table.communicationId),
    index('notifications_enquiry').on(table.enquiryId),
    index('notifications_lead').on(table.leadId),
    index('notifications_rule').on(table.ruleId),
  ],
);

/** Browsers that an account has asked to be told on; each goes with its session. */
export const pushDevices = sqliteTable(
  'push_devices',
  {
    id: id(),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text('sessionId')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Address at the browser's push service. */
    endpoint: text('endpoint').notNull(),
    /** Key of the browser that messages are encrypted with, and what they are authenticated with. */
    publicKey: text('publicKey').notNull(),
    authSecret: text('authSecret').notNull(),
    userAgent: text('userAgent').notNull(),
    /** The newest notification that was sent or need not be. */
    lastNotification: integer('lastNotification').notNull(),
    /** Attempts that have failed since the last that succeeded. */
    failures: integer('failures').notNull().default(0),
    lastSentAt: text('lastSentAt'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('push_devices_endpoint').on(table.endpoint),
    index('push_devices_user').on(table.userId),
    index('push_devices_session').on(table.sessionId),
  ],
);

/** How an account wants to hear of things; without a row, as `DEFAULT_KIND_SETTINGS` say. */
export const notificationSettings = sqliteTable('notification_settings', {
  userId: integer('userId')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  kinds: text('kinds', { mode: 'json' }).$type<Partial<KindSettings>>().notNull(),
  /** Hours without email, `22:00` and `07:00`; both null: none. */
  quietFrom: text('quietFrom'),
  quietTo: text('quietTo'),
  timeZone: text('timeZone').notNull(),
  /** Day of the last digest in that time zone, `2027-01-31`. */
  digestOn: text('digestOn'),
  updatedAt: updatedAt(),
});
