import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { IMPORT_ACTIONS, IMPORT_KINDS, IMPORT_STATUSES } from '#features/leads/leads.values.ts';
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
    leaseUntil: text('leaseUntil'),
    leaseToken: text('leaseToken'),
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
    /** The record as it was before an update, and its `updatedAt` after it: what was changed since is not reverted. */
    before: text('before', { mode: 'json' }).$type<Record<string, unknown>>(),
    stamp: text('stamp'),
    /** Field and message key. */
    errors: text('errors', { mode: 'json' }).$type<Record<string, string>>(),
    /** The cells of a line that failed. */
    cells: text('cells', { mode: 'json' }).$type<string[]>(),
  },
  (table) => [index('crm_import_rows_import').on(table.importId, table.action, table.line)],
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
    key: text('key').notNull(),
    /** The record, as the dry run sees it. */
    data: text('data', { mode: 'json' }).$type<unknown>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.importId, table.key] })],
);
