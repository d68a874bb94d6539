import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import {
  DATE_ORDERS,
  IMPORT_ACTIONS,
  IMPORT_KINDS,
  IMPORT_STATUSES,
  type DateOrder,
  type ImportDecision,
} from '#features/leads/leads.values.ts';
import { boolean, createdAt, id, updatedAt } from '../columns.ts';
import { users } from './accounts.ts';
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
    /** Field by heading. */
    mapping: text('mapping', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    /** Whether the file's values replace those that are there; otherwise they fill what is empty. */
    overwrite: boolean('overwrite').notNull().default(false),
    /** Answers to the questions of the dry run, by line. */
    decisions: text('decisions', { mode: 'json' }).$type<Record<string, ImportDecision>>(),
    /** Keys of stages by the names that the file gives them. */
    stages: text('stages', { mode: 'json' }).$type<Record<string, string>>(),
    /** How dates that could be read both ways are to be read; null: as the file suggests. */
    dateOrder: text('dateOrder', { enum: DATE_ORDERS }),
    /** How the dates were read, by heading, and whether the file leaves no doubt. */
    dates: text('dates', { mode: 'json' }).$type<Record<string, { order: DateOrder; isSure: boolean }>>(),
    /** The file's first row as it stands: the error file begins with it. */
    headings: text('headings', { mode: 'json' }).$type<string[]>(),
    encoding: text('encoding').notNull().default('utf-8'),
    /** Bytes of the file, and how many of them were read: the progress bar. */
    sizeBytes: integer('sizeBytes').notNull().default(0),
    readBytes: integer('readBytes').notNull().default(0),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** The last line that is done: after a crash the work goes on behind it. */
    line: integer('line').notNull().default(0),
    /** Why the whole of it failed; a code of the dictionaries. */
    error: text('error'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('crm_imports_workspace').on(table.workspaceId, table.id)],
);

/** What an import did line by line: the error file is written from it, and a revert undoes it. */
export const crmImportRows = sqliteTable(
  'crm_import_rows',
  {
    id: id(),
    importId: integer('importId')
      .notNull()
      .references(() => crmImports.id, { onDelete: 'cascade' }),
    /** Counted from 1, the headings included, as a spreadsheet shows it. */
    line: integer('line').notNull(),
    action: text('action', { enum: IMPORT_ACTIONS }).notNull(),
    recordId: integer('recordId'),
    /** Null: the import's own kind; a list of contacts makes companies too. */
    recordKind: text('recordKind', { enum: ['company'] }),
    /**
     * The record as it was before an update, its `updatedAt` included, and its `updatedAt` after it: what was changed
     * since is not reverted. Of a question, the line and the record side by side.
     */
    before: text('before', { mode: 'json' }).$type<Record<string, unknown>>(),
    stamp: text('stamp'),
    /** Field and message key: why a line failed, or which of its fields was left out. */
    errors: text('errors', { mode: 'json' }).$type<Record<string, string>>(),
    /** The cells of a line that has errors. */
    cells: text('cells', { mode: 'json' }).$type<string[]>(),
  },
  (table) => [
    index('crm_import_rows_import').on(table.importId, table.action, table.line),
    index('crm_import_rows_record').on(table.importId, table.recordId),
  ],
);

/** The file in pieces while it is worked on: it is never whole in memory, and whichever process comes finds it. */
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

/** What the lines of a dry run would have made: a later line of the same file meets it as it would meet the record. */
export const crmImportKeys = sqliteTable(
  'crm_import_keys',
  {
    importId: integer('importId')
      .notNull()
      .references(() => crmImports.id, { onDelete: 'cascade' }),
    /** A key of the record, a tab, and the line that would have made it: two records may share a phone. */
    key: text('key').notNull(),
    /** The record, as the dry run sees it. */
    data: text('data', { mode: 'json' }).$type<unknown>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.importId, table.key] })],
);
