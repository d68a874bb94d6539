import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { COMMUNICATION_STATUSES, COMMUNICATION_TYPES, DIRECTIONS } from '#features/leads/leads.values.ts';
import { createdAt, id, updatedAt } from '../columns.ts';
import { companyId, contactId, opportunityId, userId } from './leads.ts';
import { outbox } from './outbox.ts';
import { inboxEntries } from './site.ts';
import { workspaceId } from './workspaces.ts';

export const crmCommunications = sqliteTable(
  'crm_communications',
  {
    id: id(),
    workspaceId: workspaceId(),
    userId: userId(),
    type: text('type', { enum: COMMUNICATION_TYPES }).notNull(),
    direction: text('direction', { enum: DIRECTIONS }).notNull(),
    subject: text('subject'),
    body: text('body'),
    /** Addresses that an email was copied to, as typed. */
    cc: text('cc', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** Accounts of the members whom the text names with an `@`. */
    mentions: text('mentions', { mode: 'json' }).$type<number[]>().notNull().default([]),
    occurredAt: text('occurredAt').notNull(),
    status: text('status', { enum: COMMUNICATION_STATUSES }).notNull().default('logged'),
    /** The message in the outbox; the delivery status comes from there. */
    outboxId: integer('outboxId').references(() => outbox.id, { onDelete: 'set null' }),
    /** The enquiry that it replies to: after a conversion the reply appears on the contact's timeline. */
    inboxEntryId: integer('inboxEntryId').references(() => inboxEntries.id, { onDelete: 'set null' }),
    contactId: contactId(),
    companyId: companyId(),
    opportunityId: opportunityId(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('crm_communications_workspace').on(table.workspaceId, table.occurredAt, table.id),
    index('crm_communications_contact').on(table.contactId, table.occurredAt),
    index('crm_communications_company').on(table.companyId, table.occurredAt),
    index('crm_communications_opportunity').on(table.opportunityId, table.occurredAt),
    index('crm_communications_outbox').on(table.outboxId),
    index('crm_communications_inbox').on(table.inboxEntryId),
  ],
);
