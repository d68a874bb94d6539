import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { LOOP_KINDS } from '#features/loop/chain/links.values.ts';
import { createdAt, id } from '../columns.ts';
import { users } from './accounts.ts';
import { NO_WORKSPACE, workspaceId } from './workspaces.ts';

/**
 * Links between records of two areas (product.md section 1, the loop); each record shows the other. A link whose other
 * end is gone is not shown, and comes back with the record when its deletion is undone.
 */
export const loopLinks = sqliteTable(
  'loop_links',
  {
    id: id(),
    workspaceId: workspaceId().default(NO_WORKSPACE),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromKind: text('fromKind', { enum: LOOP_KINDS }).notNull(),
    fromId: integer('fromId').notNull(),
    /** Part of the record that the link begins at, such as the action `A3` of a report; empty for the whole record. */
    fromPart: text('fromPart').notNull().default(''),
    toKind: text('toKind', { enum: LOOP_KINDS }).notNull(),
    toId: integer('toId').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    /** The same arrow, pressed twice or in two tabs, makes one link. */
    uniqueIndex('loop_links_once').on(table.fromKind, table.fromId, table.fromPart, table.toKind, table.toId),
    index('loop_links_to').on(table.toKind, table.toId),
    index('loop_links_workspace').on(table.workspaceId),
  ],
);
