import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import {
  DATE_ORDERS,
  IMPORT_ACTIONS,
  IMPORT_KINDS,
  IMPORT_OUTCOMES,
  IMPORT_STATUSES,
  type DateOrder,
  type ImportDecision,
  type LineAbout,
} from '#features/leads/leads.values.ts';
import type { ReadValue } from '#features/leads/import-export/cells/read-values.values.ts';
import { boolean, createdAt, id, updatedAt } from '../columns.ts';
import { users } from './accounts.ts';
import { crmCompanies, crmContacts, crmOpportunities } from './leads.ts';
import { workspaceId } from './workspaces.ts';

export const crmImports = sqliteTable(
  'crm_imports',
  {
    id: id(),
    workspaceId: workspaceId(),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: IMPORT_KINDS }).notNull(),
    status: text('status', { enum: IMPORT_STATUSES }).notNull().default('running'),
    isDryRun: boolean('isDryRun').notNull(),
    fileName: text('fileName').notNull(),
    mapping: text('mapping', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    /** Whether the file's values replace existing ones; otherwise they only fill empty fields. */
    overwrite: boolean('overwrite').notNull().default(false),
    /** The user's decisions on the dry run's questions, by line. */
    decisions: text('decisions', { mode: 'json' }).$type<Record<string, ImportDecision>>(),
    /** Keys of stages by the names in the file. */
    stages: text('stages', { mode: 'json' }).$type<Record<string, string>>(),
    /** Members by the owners' names in the file; null for nobody. */
    owners: text('owners', { mode: 'json' }).$type<Record<string, number | null>>(),
    /** Values that are no names of the workspace, with how many lines have them; null in imports of older versions. */
    readValues: text('readValues', { mode: 'json' }).$type<ReadValue[]>(),
    /** Order of ambiguous dates; null: as the file suggests. */
    dateOrder: text('dateOrder', { enum: DATE_ORDERS }),
    /** Order of the dates by heading, and whether the file is unambiguous. */
    dates: text('dates', { mode: 'json' }).$type<Record<string, { order: DateOrder; isSure: boolean }>>(),
    /** First row of the file unchanged, for the error file. */
    headings: text('headings', { mode: 'json' }).$type<string[]>(),
    /** Rows above the headings, such as a title; null in imports of older versions. */
    passedOver: text('passedOver', { mode: 'json' }).$type<{ line: number; text: string }[]>(),
    encoding: text('encoding').notNull().default('utf-8'),
    sizeBytes: integer('sizeBytes').notNull().default(0),
    readBytes: integer('readBytes').notNull().default(0),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** Lines with a question that nobody answered, among the created ones. */
    asked: integer('asked').notNull().default(0),
    /** Lines that were left for later, among the skipped ones. */
    later: integer('later').notNull().default(0),
    /** Empty lines below the headings. */
    blank: integer('blank').notNull().default(0),
    /** Last finished line; after a crash the work continues after it. */
    line: integer('line').notNull().default(0),
    /** Cause of its changes; null until the first. */
    causeId: integer('causeId'),
    /** Why the whole of it failed; a code of the dictionaries. */
    error: text('error'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('crm_imports_workspace').on(table.workspaceId, table.id)],
);

/** Result of an import by line: source of the error file and of a revert. */
export const crmImportRows = sqliteTable(
  'crm_import_rows',
  {
    id: id(),
    importId: integer('importId')
      .notNull()
      .references(() => crmImports.id, { onDelete: 'cascade' }),
    /** Counted from 1 including the headings, as a spreadsheet shows it. */
    line: integer('line').notNull(),
    action: text('action', { enum: IMPORT_ACTIONS }).notNull(),
    recordId: integer('recordId'),
    /** Null: the import's own kind; a list of contacts creates companies too. */
    recordKind: text('recordKind', { enum: ['company'] }),
    /** Both sides of what a dry run asks: the line, and the record that it may be. */
    question: text('question', { mode: 'json' }).$type<Record<string, unknown>>(),
    /**
     * Message key by field, with what was written and what was made of it: why a line failed, which of its fields was
     * omitted, or read as something that does not stand there.
     */
    errors: text('errors', { mode: 'json' }).$type<
      Record<string, string | { key: string; written?: string; made?: string }>
    >(),
    cells: text('cells', { mode: 'json' }).$type<string[]>(),
    /** Outcome of the line; null on rows of records made on the way, and in imports of older versions. */
    outcome: text('outcome', { enum: IMPORT_OUTCOMES }),
    /** Name of the line, the values it added to its record, and those that were not kept. */
    about: text('about', { mode: 'json' }).$type<LineAbout>(),
  },
  (table) => [
    index('crm_import_rows_import').on(table.importId, table.action, table.line),
    index('crm_import_rows_outcome').on(table.importId, table.outcome, table.line),
    index('crm_import_rows_record').on(table.importId, table.recordId),
  ],
);

/** Chunks of the file during an import: it is never completely in memory, and any process can continue. */
export const crmImportChunks = sqliteTable(
  'crm_import_chunks',
  {
    importId: integer('importId')
      .notNull()
      .references(() => crmImports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    data: blob('data', { mode: 'buffer' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);

/**
 * Records that an import has made for somebody who is invited and has not joined yet; on joining, those that are still
 * nobody's become theirs. A row names one record, and goes with it.
 */
export const awaitedOwners = sqliteTable(
  'awaited_owners',
  {
    id: id(),
    workspaceId: workspaceId(),
    emailKey: text('emailKey').notNull(),
    contactId: integer('contactId').references(() => crmContacts.id, { onDelete: 'cascade' }),
    companyId: integer('companyId').references(() => crmCompanies.id, { onDelete: 'cascade' }),
    opportunityId: integer('opportunityId').references(() => crmOpportunities.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('awaited_owners_email').on(table.workspaceId, table.emailKey),
    index('awaited_owners_contact').on(table.contactId),
    index('awaited_owners_company').on(table.companyId),
    index('awaited_owners_opportunity').on(table.opportunityId),
  ],
);
