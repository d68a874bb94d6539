import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { JOB_KINDS, JOB_STATUSES, VIEW_KINDS } from '#features/leads/leads.values.ts';
import type { ViewFilter } from '#features/leads/views/view-filter.types.ts';
import { boolean, createdAt, id, updatedAt } from '../columns.ts';
import { users } from './accounts.ts';
import { workspaceId } from './workspaces.ts';

const userId = () =>
  integer('userId')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Filters, columns and order of a list under a name; its author's alone, or everybody's of the workspace. */
export const crmViews = sqliteTable(
  'crm_views',
  {
    id: id(),
    workspaceId: workspaceId(),
    userId: userId(),
    kind: text('kind', { enum: VIEW_KINDS }).notNull(),
    name: text('name').notNull(),
    isShared: boolean('isShared').notNull().default(false),
    filter: text('filter', { mode: 'json' }).$type<ViewFilter>().notNull(),
    /** Ids of the columns of the table; null: as everywhere. */
    columns: text('columns', { mode: 'json' }).$type<string[]>(),
    /** As the list's query says it; null: as everywhere. */
    sort: text('sort'),
    /** The field that the list is grouped by; null: by none. */
    group: text('group'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('crm_views_workspace').on(table.workspaceId, table.kind, table.id)],
);

/** A bulk change, carried out in batches (`leads/bulk/job-run.server.ts`). */
export const crmJobs = sqliteTable(
  'crm_jobs',
  {
    id: id(),
    workspaceId: workspaceId(),
    userId: userId(),
    kind: text('kind', { enum: JOB_KINDS }).notNull(),
    /** The change as received by the API; parsed again before it is carried out. */
    change: text('change', { mode: 'json' }).$type<unknown>().notNull(),
    status: text('status', { enum: JOB_STATUSES }).notNull().default('queued'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull(),
    /** Records that an undo skipped because they were changed since. */
    kept: integer('kept').notNull().default(0),
    undoesId: integer('undoesId'),
    /** Cause of its changes; null until the first. */
    causeId: integer('causeId'),
    error: text('error'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('crm_jobs_workspace').on(table.workspaceId, table.status),
    index('crm_jobs_status').on(table.status, table.id),
    index('crm_jobs_undoes').on(table.undoesId),
  ],
);

/** Records of a job as selected, in batches of one transaction each. */
export const crmJobBatches = sqliteTable(
  'crm_job_batches',
  {
    jobId: integer('jobId')
      .notNull()
      .references(() => crmJobs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    ids: text('ids', { mode: 'json' }).$type<number[]>().notNull(),
    /** Last change of the journal when the batch was done (-1: before there was one); null until then, and once undone. */
    lastChange: integer('lastChange'),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.position] })],
);

/** Merges of two records that can be undone, for 30 days (`merge/merge-undo.server.ts`). */
export const crmMerges = sqliteTable(
  'crm_merges',
  {
    id: id(),
    workspaceId: workspaceId(),
    userId: userId(),
    kind: text('kind', { enum: ['contact', 'company'] }).notNull(),
    keepId: integer('keepId').notNull(),
    dropId: integer('dropId').notNull(),
    keepName: text('keepName').notNull(),
    dropName: text('dropName').notNull(),
    /** Cause of its changes, which says whether it is undone; null where nobody called it through an endpoint. */
    causeId: integer('causeId'),
    createdAt: createdAt(),
  },
  (table) => [
    index('crm_merges_workspace').on(table.workspaceId, table.kind, table.id),
    index('crm_merges_keep').on(table.kind, table.keepId),
    index('crm_merges_age').on(table.createdAt),
  ],
);

/** Pairs of similar records that a user marked as different. `firstId` is the lower id. */
export const crmDistinctPairs = sqliteTable(
  'crm_distinct_pairs',
  {
    workspaceId: workspaceId(),
    kind: text('kind', { enum: ['contact', 'company'] }).notNull(),
    firstId: integer('firstId').notNull(),
    secondId: integer('secondId').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.kind, table.firstId, table.secondId] })],
);
