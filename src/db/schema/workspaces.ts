import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { WORKSPACE_ROLES } from '#shared/workspace.ts';
import { boolean, createdAt, id } from '../columns.ts';
import { users } from './accounts.ts';

/**
 * Owners of everything that people record. A workspace outlives its members; a personal one, made with the account by a
 * trigger, is entered by that account alone and deleted with it by another.
 */
export const workspaces = sqliteTable(
  'workspaces',
  {
    id: id(),
    createdBy: integer('createdBy').references(() => users.id, { onDelete: 'set null' }),
    isPersonal: boolean('isPersonal').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [index('workspaces_creator').on(table.createdBy)],
);

export const workspaceMembers = sqliteTable(
  'workspace_members',
  {
    workspaceId: integer('workspaceId')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: WORKSPACE_ROLES }).notNull().default('owner'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('workspace_members_user').on(table.userId),
  ],
);

export const workspaceId = () =>
  integer('workspaceId')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' });

/**
 * For a column that was added to a table with rows: SQLite takes one that is not null with a default alone. No workspace
 * has this id, so a row without its own is refused.
 */
export const NO_WORKSPACE = 0;
