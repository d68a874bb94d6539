import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { SET_UP_BY, WORKSPACE_ROLES } from '#shared/workspaces/workspace.ts';
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
    /** Null: a personal one, which every language names itself. */
    name: text('name'),
    createdBy: integer('createdBy').references(() => users.id, { onDelete: 'set null' }),
    isPersonal: boolean('isPersonal').notNull().default(true),
    /** The site's enquiries are its members' to answer; of no workspace: the administrators'. */
    receivesEnquiries: boolean('receivesEnquiries').notNull().default(false),
    /** Roles that may change its pipelines, fields, rules and templates: owners alone, or members too. */
    setUpBy: text('setUpBy', { enum: SET_UP_BY }).notNull().default('members'),
    createdAt: createdAt(),
  },
  (table) => [
    index('workspaces_creator').on(table.createdBy),
    uniqueIndex('workspaces_enquiries')
      .on(table.receivesEnquiries)
      .where(sql`"receivesEnquiries" = 1`),
  ],
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
    /** The one that the member works in, at most one of each account; without one it is the personal workspace. */
    isChosen: boolean('isChosen').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('workspace_members_user').on(table.userId),
    uniqueIndex('workspace_members_chosen')
      .on(table.userId)
      .where(sql`"isChosen" = 1`),
  ],
);

export const workspaceId = () =>
  integer('workspaceId')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' });

/** Invitations by email: each works once, for the account of that address alone. */
export const workspaceInvitations = sqliteTable(
  'workspace_invitations',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** Null: the account is gone. */
    invitedBy: integer('invitedBy').references(() => users.id, { onDelete: 'set null' }),
    email: text('email').notNull(),
    emailKey: text('emailKey').notNull(),
    role: text('role', { enum: WORKSPACE_ROLES }).notNull(),
    tokenHash: text('tokenHash').notNull(),
    /** The secret of the link, sealed, so that an owner can copy it again; null: of an earlier version. */
    sealedToken: text('sealedToken'),
    expiresAt: text('expiresAt').notNull(),
    usedAt: text('usedAt'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('workspace_invitations_token').on(table.tokenHash),
    index('workspace_invitations_workspace').on(table.workspaceId, table.emailKey),
    index('workspace_invitations_inviter').on(table.invitedBy),
  ],
);

/**
 * For a column that was added to a table with rows: SQLite takes one that is not null with a default alone. No workspace
 * has this id, so a row without its own is refused.
 */
export const NO_WORKSPACE = 0;
