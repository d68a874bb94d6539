import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, id } from '../columns.ts';
import { users } from './accounts.ts';

/** Links between records of two areas (product.md section 1, the loop); each record shows the other. */
export const loopLinks = sqliteTable(
  'loop_links',
  {
    id: id(),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromKind: text('fromKind').notNull(),
    fromId: integer('fromId').notNull(),
    toKind: text('toKind').notNull(),
    toId: integer('toId').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('loop_links_from').on(table.fromKind, table.fromId),
    index('loop_links_to').on(table.toKind, table.toId),
  ],
);
