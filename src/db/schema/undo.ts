import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, id } from '../columns.ts';
import { users } from './accounts.ts';

/**
 * Deleted data with all dependent rows, which undo restores under the old ids. A job deletes it after a day; it is
 * deleted with the account too.
 */
export const deletedRecords = sqliteTable(
  'deleted_records',
  {
    id: id(),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    recordId: integer('recordId').notNull(),
    data: text('data', { mode: 'json' }).$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('deleted_records_record').on(table.userId, table.kind, table.recordId),
    index('deleted_records_age').on(table.createdAt),
  ],
);
