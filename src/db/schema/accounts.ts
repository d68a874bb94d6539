import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { USER_ROLES } from '#features/accounts/user.schema.ts';
import { createdAt, id, updatedAt } from '../columns.ts';

export const users = sqliteTable(
  'users',
  {
    id: id(),
    username: text('username').notNull(),
    /** Folded (lower case, no accents removed): what uniqueness and sign-in compare. */
    usernameKey: text('usernameKey').notNull(),
    /** Argon2id in PHC format; never leaves the server. */
    password: text('password').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailKey: text('emailKey').notNull(),
    role: text('role', { enum: USER_ROLES }).notNull().default('user'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_username').on(table.usernameKey),
    uniqueIndex('users_email').on(table.emailKey),
  ],
);

/** `id` and `bearerHash` are SHA-256 of two independent secrets; neither secret is ever stored (product.md D8). */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Seconds since 1970, the form that Lucia's adapter wants: the idle limit, moved on by use. */
    expiresAt: integer('expiresAt').notNull(),
    /** Seconds since 1970: the absolute limit, never moved. */
    absoluteExpiresAt: integer('absoluteExpiresAt').notNull(),
    bearerHash: text('bearerHash').notNull(),
    bearerExpiresAt: integer('bearerExpiresAt').notNull(),
    userAgent: text('userAgent').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('sessions_bearer').on(table.bearerHash), index('sessions_user').on(table.userId)],
);

/** One row per counted attempt (sign-in failures, limited calls); rows older than their window are deleted. */
export const attempts = sqliteTable(
  'attempts',
  {
    id: id(),
    /** `login-account:<hash>`, `login-address:<address>`, `register:<address>` … */
    bucket: text('bucket').notNull(),
    /** Milliseconds since 1970. */
    at: integer('at').notNull(),
  },
  (table) => [index('attempts_bucket').on(table.bucket, table.at), index('attempts_at').on(table.at)],
);

/** api.md: the same Idempotency-Key within 24 h answers the first answer again. Written with the effect itself. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    /** SHA-256 of caller, method, address and key. */
    id: text('id').primaryKey(),
    requestHash: text('requestHash').notNull(),
    status: integer('status').notNull(),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('idempotency_keys_age').on(table.createdAt)],
);
