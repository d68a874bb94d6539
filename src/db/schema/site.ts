import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { FormAnswer } from '#features/marketing/landing/form-questions.values.ts';
import { INBOX_KINDS, INBOX_STATUSES } from '#features/site/contact/inbox.values.ts';
import { LOCALES } from '#shared/languages.ts';
import { boolean, createdAt, id, updatedAt } from '../columns.ts';
import { users } from './accounts.ts';
import { crmContacts, crmOpportunities } from './leads.ts';
import { marketingLeads } from './marketing.ts';
import { workspaces } from './workspaces.ts';

export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    company: text('company'),
    service: text('service'),
    read: boolean('read').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('contact_messages_age').on(table.createdAt)],
);

/** Entries of the lead manager's inbox, written in the transaction of the message itself (product.md section 3). */
export const inboxEntries = sqliteTable(
  'inbox_entries',
  {
    id: id(),
    kind: text('kind', { enum: INBOX_KINDS }).notNull(),
    status: text('status', { enum: INBOX_STATUSES }).notNull().default('unread'),
    contactMessageId: integer('contactMessageId').references(() => contactMessages.id, {
      onDelete: 'cascade',
    }),
    /** `website`, or the slug of a landing page. */
    source: text('source').notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    /** Path of the form's page; null if a program sent it. */
    page: text('page'),
    /** Product that the visitor came from. */
    about: text('about'),
    utmSource: text('utmSource'),
    utmMedium: text('utmMedium'),
    utmCampaign: text('utmCampaign'),
    utmTerm: text('utmTerm'),
    utmContent: text('utmContent'),
    /** Text and time of the consent; null without consent. */
    consentVersion: text('consentVersion'),
    consentAt: text('consentAt'),
    /** For a response to a landing page: the lead created from it, in the page's workspace. */
    marketingLeadId: integer('marketingLeadId').references(() => marketingLeads.id, { onDelete: 'set null' }),
    contactId: integer('contactId').references(() => crmContacts.id, { onDelete: 'set null' }),
    opportunityId: integer('opportunityId').references(() => crmOpportunities.id, { onDelete: 'set null' }),
    convertedAt: text('convertedAt'),
    repliedAt: text('repliedAt'),
    /**
     * Set while suspected spam has caused no emails: data for its lead and emails that no other column has. Null once
     * it is judged genuine, and for everything never suspected (D24).
     */
    held: text('held', { mode: 'json' }).$type<{ phone: string | null; answers?: FormAnswer[] | null }>(),
    /** Owner of the page that it came from; null: the site's own. */
    userId: integer('userId').references(() => users.id, { onDelete: 'cascade' }),
    /** Of the site's own: the shared workspace that answers it; null: the administrators. */
    workspaceId: integer('workspaceId').references(() => workspaces.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('inbox_entries_owner').on(table.userId, table.workspaceId, table.status, table.id),
    index('inbox_entries_workspace').on(table.workspaceId),
    index('inbox_entries_message').on(table.contactMessageId),
    index('inbox_entries_contact').on(table.contactId),
    index('inbox_entries_opportunity').on(table.opportunityId),
    index('inbox_entries_lead').on(table.marketingLeadId),
  ],
);

/** The person answering an entry, and when they last typed: out of date after a while (leads/inbox/claim.rules.ts). */
export const inboxClaims = sqliteTable(
  'inbox_claims',
  {
    entryId: integer('entryId')
      .primaryKey()
      .references(() => inboxEntries.id, { onDelete: 'cascade' }),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: text('at').notNull(),
  },
  (table) => [index('inbox_claims_user').on(table.userId)],
);
