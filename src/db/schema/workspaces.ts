import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { WORKSPACE_ROLES } from '#features/leads/leads.values.ts';
import { createdAt, id } from '../columns.ts';
import { users } from './accounts.ts';

/** product.md D18: lead manager and marketing records belong to a workspace; every user has one of their own. */
export const workspaces = sqliteTable(
  'workspaces',
  {
    id: id(),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('workspaces_user').on(table.userId)],
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
