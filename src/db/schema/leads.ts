// One long file for the tables of the lead manager that refer to each other.
import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { CustomFields } from '#features/leads/fields/custom-fields.values.ts';
import { CONTACT_PARTS, STAGE_KINDS } from '#features/leads/leads.values.ts';
import { STAGE_COLOURS } from '#features/leads/pipelines/pipeline.values.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { LOCALES } from '#shared/languages.ts';
import { createdAt, id, updatedAt } from '../columns.ts';
import { users } from './accounts.ts';
import { workspaceId } from './workspaces.ts';

/** Author of the row; access is decided by the workspace. */
export const userId = () =>
  integer('userId')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The member of the workspace that answers for the row; null: nobody. */
const memberId = (name: 'ownerId' | 'assigneeId') =>
  integer(name).references(() => users.id, { onDelete: 'set null' });

export const crmCompanies = sqliteTable(
  'crm_companies',
  {
    id: id(),
    workspaceId: workspaceId(),
    userId: userId(),
    ownerId: memberId('ownerId'),
    name: text('name').notNull(),
    nameKey: text('nameKey').notNull(),
    domain: text('domain'),
    domainKey: text('domainKey'),
    taxId: text('taxId'),
    taxIdKey: text('taxIdKey'),
    sector: text('sector'),
    size: text('size'),
    phone: text('phone'),
    address: text('address'),
    notes: text('notes'),
    source: text('source', { enum: LEAD_SOURCES }).notNull().default('other'),
    customFields: text('customFields', { mode: 'json' }).$type<CustomFields>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // The orders of the list; the columns after the id are those that views ask for most, checked without reading rows.
    index('crm_companies_name').on(
      table.workspaceId,
      table.nameKey,
      table.id,
      table.ownerId,
      table.source,
      table.createdAt,
    ),
    index('crm_companies_created').on(
      table.workspaceId,
      table.createdAt,
      table.id,
      table.ownerId,
      table.source,
    ),
    index('crm_companies_updated').on(
      table.workspaceId,
      table.updatedAt,
      table.id,
      table.ownerId,
      table.source,
      table.createdAt,
    ),
    index('crm_companies_source').on(table.workspaceId, table.source),
    index('crm_companies_domain').on(table.workspaceId, table.domainKey),
    index('crm_companies_owner').on(table.workspaceId, table.ownerId, table.id),
    index('crm_companies_taxId').on(table.workspaceId, table.taxIdKey),
  ],
);

export const companyId = () =>
  integer('companyId').references(() => crmCompanies.id, { onDelete: 'set null' });

export const crmContacts = sqliteTable(
  'crm_contacts',
  {
    id: id(),
    workspaceId: workspaceId(),
    userId: userId(),
    ownerId: memberId('ownerId'),
    firstName: text('firstName').notNull(),
    lastName: text('lastName'),
    /** Folded `lastName firstName`, for sorting regardless of case and accents. */
    nameKey: text('nameKey').notNull(),
    email: text('email'),
    emailKey: text('emailKey'),
    phone: text('phone'),
    /** E.164 if the number is valid, else its digits. */
    phoneKey: text('phoneKey'),
    emails: text('emails', { mode: 'json' }).$type<string[]>().notNull().default([]),
    phones: text('phones', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** Their keys, `email:…` and `phone:…`; triggers copy them to `crm_contact_keys` for look-ups. */
    otherKeys: text('otherKeys', { mode: 'json' }).$type<string[]>().notNull().default([]),
    position: text('position'),
    companyId: companyId(),
    /**
     * The company's `nameKey`, maintained by triggers, so that an index sorts by company. `~` sorts after every name.
     */
    companyKey: text('companyKey').notNull().default('~'),
    notes: text('notes'),
    source: text('source', { enum: LEAD_SOURCES }).notNull().default('other'),
    customFields: text('customFields', { mode: 'json' }).$type<CustomFields>(),
    /** Text and time of the consent, copied from the inbox entry. */
    consent: text('consent', { mode: 'json' }).$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // As those of the companies.
    index('crm_contacts_name').on(
      table.workspaceId,
      table.nameKey,
      table.id,
      table.ownerId,
      table.source,
      table.createdAt,
    ),
    index('crm_contacts_created').on(
      table.workspaceId,
      table.createdAt,
      table.id,
      table.ownerId,
      table.source,
    ),
    index('crm_contacts_updated').on(
      table.workspaceId,
      table.updatedAt,
      table.id,
      table.ownerId,
      table.source,
      table.createdAt,
    ),
    index('crm_contacts_companyKey').on(
      table.workspaceId,
      table.companyKey,
      table.id,
      table.ownerId,
      table.source,
      table.createdAt,
    ),
    index('crm_contacts_email').on(table.workspaceId, table.emailKey),
    index('crm_contacts_phone').on(table.workspaceId, table.phoneKey),
    index('crm_contacts_owner').on(table.workspaceId, table.ownerId, table.id),
    index('crm_contacts_company').on(table.companyId),
    /** Counts the sources of each week without reading rows. */
    index('crm_contacts_source').on(table.workspaceId, table.source, table.createdAt),
  ],
);

export const crmContactKeys = sqliteTable(
  'crm_contact_keys',
  {
    workspaceId: workspaceId(),
    key: text('key').notNull(),
    contactId: integer('contactId')
      .notNull()
      .references(() => crmContacts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.key, table.contactId] }),
    index('crm_contact_keys_contact').on(table.contactId),
  ],
);

export const contactId = () =>
  integer('contactId').references(() => crmContacts.id, { onDelete: 'set null' });

export const crmTags = sqliteTable(
  'crm_tags',
  { id: id(), workspaceId: workspaceId(), name: text('name').notNull(), nameKey: text('nameKey').notNull() },
  (table) => [uniqueIndex('crm_tags_name').on(table.workspaceId, table.nameKey)],
);

const tagId = () =>
  integer('tagId')
    .notNull()
    .references(() => crmTags.id, { onDelete: 'cascade' });

export const crmContactTags = sqliteTable(
  'crm_contact_tags',
  {
    id: id(),
    contactId: integer('contactId')
      .notNull()
      .references(() => crmContacts.id, { onDelete: 'cascade' }),
    tagId: tagId(),
  },
  (table) => [
    uniqueIndex('crm_contact_tags_once').on(table.contactId, table.tagId),
    index('crm_contact_tags_tag').on(table.tagId, table.contactId),
  ],
);

export const crmCompanyTags = sqliteTable(
  'crm_company_tags',
  {
    id: id(),
    companyId: integer('companyId')
      .notNull()
      .references(() => crmCompanies.id, { onDelete: 'cascade' }),
    tagId: tagId(),
  },
  (table) => [
    uniqueIndex('crm_company_tags_once').on(table.companyId, table.tagId),
    index('crm_company_tags_tag').on(table.tagId, table.companyId),
  ],
);

export const crmPipelines = sqliteTable(
  'crm_pipelines',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** Null: the default pipeline, named in the reader's language. */
    name: text('name'),
    /** Offered where an opportunity is lost; any other text is taken too. */
    lostReasons: text('lostReasons', { mode: 'json' }).$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('crm_pipelines_workspace').on(table.workspaceId)],
);

const pipelineId = () =>
  integer('pipelineId')
    .notNull()
    .references(() => crmPipelines.id, { onDelete: 'cascade' });

export const crmStages = sqliteTable(
  'crm_stages',
  {
    id: id(),
    pipelineId: pipelineId(),
    key: text('key').notNull(),
    /** Null: one of the default stages, named in the reader's language. */
    name: text('name'),
    kind: text('kind', { enum: STAGE_KINDS }).notNull(),
    /** Per cent. */
    probability: integer('probability').notNull(),
    position: integer('position').notNull(),
    /** Null: by its kind and place. */
    color: text('color', { enum: STAGE_COLOURS }),
    /** Days in which nothing happens before an opportunity counts as stale; null: the product's own number. */
    staleDays: integer('staleDays'),
    /** Asked of an opportunity that is to come here: names of its fields, and `customFields.key`. */
    requiredFields: text('requiredFields', { mode: 'json' }).$type<string[]>().notNull().default([]),
  },
  (table) => [uniqueIndex('crm_stages_key').on(table.pipelineId, table.key)],
);

export const crmOpportunities = sqliteTable(
  'crm_opportunities',
  {
    id: id(),
    workspaceId: workspaceId(),
    userId: userId(),
    ownerId: memberId('ownerId'),
    title: text('title').notNull(),
    titleKey: text('titleKey').notNull(),
    contactId: contactId(),
    companyId: companyId(),
    pipelineId: pipelineId(),
    stage: text('stage').notNull(),
    /** Manual order of the cards within a stage. */
    position: integer('position').notNull().default(0),
    amountCents: integer('amountCents').notNull().default(0),
    currency: text('currency').notNull().default('EUR'),
    /** Per cent; default is that of the stage. */
    probability: integer('probability').notNull(),
    /** Calendar day, `2027-01-31`. */
    expectedClose: text('expectedClose'),
    lostReason: text('lostReason'),
    notes: text('notes'),
    source: text('source', { enum: LEAD_SOURCES }).notNull().default('other'),
    customFields: text('customFields', { mode: 'json' }).$type<CustomFields>(),
    stageChangedAt: text('stageChangedAt').notNull(),
    closedAt: text('closedAt'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('crm_opportunities_board').on(table.pipelineId, table.stage, table.position, table.id),
    /** Covers all columns of the board's sums, of the forecast and of the figures by owner, so that only the index is read. */
    index('crm_opportunities_sums').on(
      table.pipelineId,
      table.stage,
      table.currency,
      table.expectedClose,
      table.amountCents,
      table.probability,
      table.ownerId,
    ),
    /** The few that were won or lost in a period. */
    index('crm_opportunities_closed')
      .on(table.workspaceId, table.closedAt)
      .where(sql`"closedAt" is not null`),
    /** The pipeline is for the conversion, which reads no rows. */
    index('crm_opportunities_created').on(table.workspaceId, table.createdAt, table.id, table.pipelineId),
    /** Those of one stage in the order in which they were made, for the list by stages; with the sums of groups. */
    index('crm_opportunities_stage').on(
      table.workspaceId,
      table.stage,
      table.pipelineId,
      table.id,
      table.currency,
      table.amountCents,
    ),
    index('crm_opportunities_title').on(table.workspaceId, table.titleKey, table.id),
    index('crm_opportunities_probability').on(table.workspaceId, table.probability, table.id),
    index('crm_opportunities_amount').on(table.workspaceId, table.amountCents, table.id),
    /** Sorts rows without a date last, in exactly the expression of the query: otherwise the index is not used. */
    index('crm_opportunities_close').on(
      table.workspaceId,
      sql`coalesce("expectedClose", '9999-99-99')`,
      table.id,
    ),
    index('crm_opportunities_owner').on(
      table.workspaceId,
      table.ownerId,
      table.id,
      table.currency,
      table.amountCents,
    ),
    index('crm_opportunities_contact').on(table.contactId),
    index('crm_opportunities_company').on(table.companyId),
    index('crm_opportunities_updated').on(table.workspaceId, table.updatedAt, table.id),
    check('crm_opportunities_probability', sql`${table.probability} between 0 and 100`),
  ],
);

export const opportunityId = () =>
  integer('opportunityId').references(() => crmOpportunities.id, { onDelete: 'set null' });

/** Contacts of an opportunity with their parts; the main one is `contactId` of the opportunity, and may have a part too. */
export const crmOpportunityContacts = sqliteTable(
  'crm_opportunity_contacts',
  {
    id: id(),
    opportunityId: integer('opportunityId')
      .notNull()
      .references(() => crmOpportunities.id, { onDelete: 'cascade' }),
    contactId: integer('contactId')
      .notNull()
      .references(() => crmContacts.id, { onDelete: 'cascade' }),
    part: text('part', { enum: CONTACT_PARTS }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('crm_opportunity_contacts_once').on(table.opportunityId, table.contactId),
    index('crm_opportunity_contacts_contact').on(table.contactId, table.opportunityId),
  ],
);

/** Every stage change including the first, for time in stage and conversion. */
export const crmStageChanges = sqliteTable(
  'crm_stage_changes',
  {
    id: id(),
    workspaceId: workspaceId(),
    opportunityId: integer('opportunityId')
      .notNull()
      .references(() => crmOpportunities.id, { onDelete: 'cascade' }),
    fromStage: text('fromStage'),
    toStage: text('toStage').notNull(),
    userId: userId(),
    createdAt: createdAt(),
    /** Of the stage that was entered; it may be gone. Null: that of the opportunity, in what an old journal brings back. */
    pipelineId: integer('pipelineId'),
  },
  (table) => [
    index('crm_stage_changes_opportunity').on(table.opportunityId, table.id),
    index('crm_stage_changes_workspace').on(table.workspaceId, table.createdAt),
  ],
);

export const crmTasks = sqliteTable(
  'crm_tasks',
  {
    id: id(),
    workspaceId: workspaceId(),
    userId: userId(),
    assigneeId: memberId('assigneeId'),
    title: text('title').notNull(),
    notes: text('notes'),
    dueAt: text('dueAt'),
    remindAt: text('remindAt'),
    recurrence: text('recurrence'),
    doneAt: text('doneAt'),
    contactId: contactId(),
    companyId: companyId(),
    opportunityId: opportunityId(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('crm_tasks_due').on(table.workspaceId, table.doneAt, table.dueAt, table.id),
    index('crm_tasks_assignee').on(table.workspaceId, table.assigneeId, table.doneAt, table.dueAt, table.id),
    index('crm_tasks_contact').on(table.contactId),
    index('crm_tasks_company').on(table.companyId),
    index('crm_tasks_opportunity').on(table.opportunityId),
    /** Finds what is to be told now, in all workspaces. */
    index('crm_tasks_reminders')
      .on(sql`coalesce("remindAt", "dueAt")`)
      .where(sql`"doneAt" is null`),
    index('crm_tasks_updated').on(table.workspaceId, table.updatedAt, table.id),
    /** Tells the opportunities that have a next step, without reading their tasks. */
    index('crm_tasks_open')
      .on(table.opportunityId)
      .where(sql`"doneAt" is null`),
  ],
);

export const crmTemplates = sqliteTable(
  'crm_templates',
  {
    id: id(),
    workspaceId: workspaceId(),
    userId: userId(),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('crm_templates_workspace').on(table.workspaceId, table.id)],
);

/** Other events of a record than communications, tasks and stage changes: created, converted, merged, linked. */
export const crmEvents = sqliteTable(
  'crm_events',
  {
    id: id(),
    workspaceId: workspaceId(),
    userId: userId(),
    kind: text('kind').notNull(),
    data: text('data', { mode: 'json' }).$type<Record<string, unknown>>(),
    contactId: contactId(),
    companyId: companyId(),
    opportunityId: opportunityId(),
    createdAt: createdAt(),
  },
  (table) => [
    index('crm_events_contact').on(table.contactId, table.createdAt),
    index('crm_events_company').on(table.companyId, table.createdAt),
    index('crm_events_opportunity').on(table.opportunityId, table.createdAt),
    index('crm_events_workspace').on(table.workspaceId, table.createdAt),
  ],
);
