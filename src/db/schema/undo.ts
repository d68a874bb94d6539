import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, id } from '../columns.ts';
import { users } from './accounts.ts';

/**
 * What was deleted, as it stood with all that went with it: "undo" puts the rows back under their old ids. A job
 * empties it after a day, and it goes with the account.
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
