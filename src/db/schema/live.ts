import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { LIVE_KINDS } from '#features/loop/live/live.values.ts';
import { id } from '../columns.ts';
import { users } from './accounts.ts';
import { workspaceId } from './workspaces.ts';

/** Which tab has which record open: for the other members, until `seenAt` is long ago. */
export const openRecords = sqliteTable(
  'open_records',
  {
    id: id(),
    workspaceId: workspaceId(),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Random, of the page's own making. */
    tab: text('tab').notNull(),
    kind: text('kind', { enum: LIVE_KINDS }).notNull(),
    recordId: integer('recordId').notNull(),
    seenAt: text('seenAt').notNull(),
  },
  (table) => [
    uniqueIndex('open_records_tab').on(table.userId, table.tab),
    index('open_records_record').on(table.workspaceId, table.recordId),
    index('open_records_seen').on(table.seenAt),
  ],
);
