import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { LINK_KINDS } from '#features/accounts/passwords/one-time-link.values.ts';
import { TOKEN_ACCESS } from '#features/accounts/tokens/token-access.values.ts';
import { USER_ROLES } from '#features/accounts/users/user-role.values.ts';
import { START_PAGES } from '#features/accounts/users/start-page.values.ts';
import { LOCALES } from '#shared/languages.ts';
import { createdAt, id, updatedAt } from '../columns.ts';

export const users = sqliteTable(
  'users',
  {
    id: id(),
    username: text('username').notNull(),
    /** Folded (lower case, accents kept), for uniqueness and sign-in. */
    usernameKey: text('usernameKey').notNull(),
    /** Argon2id in PHC format; never leaves the server. */
    password: text('password').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailKey: text('emailKey').notNull(),
    role: text('role', { enum: USER_ROLES }).notNull().default('user'),
    /** Folded name, user name and address, for administrators to search and sort by. */
    searchText: text('searchText').notNull().default(''),
    /** Language of emails to the user: the one chosen last. */
    language: text('language', { enum: LOCALES }).notNull().default('en'),
    /** Page that opens after sign-in; null: the start page of all portals. */
    startPage: text('startPage', { enum: START_PAGES }),
    /** Null: the address is not confirmed, and nothing is sent or published in the user's name. */
    emailConfirmedAt: text('emailConfirmedAt'),
    /** Null: the account is signed in to with its password alone. */
    secondFactorAt: text('secondFactorAt'),
    /** Set by an administrator: the user cannot sign in, and their data stays. */
    disabledAt: text('disabledAt'),
    /** Expiry of a demo account, which is then deleted with all its data (product.md D6). */
    demoExpiresAt: text('demoExpiresAt'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_username').on(table.usernameKey),
    uniqueIndex('users_email').on(table.emailKey),
    index('users_demo').on(table.demoExpiresAt),
    index('users_search').on(table.searchText, table.id),
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
    /** Seconds since 1970, as Lucia's adapter requires: the idle limit, extended by use. */
    expiresAt: integer('expiresAt').notNull(),
    /** Seconds since 1970: the absolute limit, never extended. */
    absoluteExpiresAt: integer('absoluteExpiresAt').notNull(),
    bearerHash: text('bearerHash').notNull(),
    bearerExpiresAt: integer('bearerExpiresAt').notNull(),
    userAgent: text('userAgent').notNull(),
    /** Written at most once a minute. */
    lastUsedAt: text('lastUsedAt'),
    /** Time of the last password entry, which opens administration for a few minutes. */
    confirmedAt: text('confirmedAt'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('sessions_bearer').on(table.bearerHash), index('sessions_user').on(table.userId)],
);

/**
 * Browsers with an earlier sign-in to the account: wrong passwords from elsewhere do not slow them. No secret is
 * stored.
 */
export const knownDevices = sqliteTable(
  'known_devices',
  {
    id: id(),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the browser's cookie, which several accounts may share. */
    tokenHash: text('tokenHash').notNull(),
    lastUsedAt: text('lastUsedAt').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('known_devices_token').on(table.tokenHash, table.userId),
    index('known_devices_user').on(table.userId, table.lastUsedAt),
    index('known_devices_age').on(table.lastUsedAt),
  ],
);

/** Storage of an account when last measured, plus its uploads since (features/accounts/usage.server.ts). */
export const accountUsage = sqliteTable('account_usage', {
  userId: integer('userId')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  storedBytes: integer('storedBytes').notNull(),
  /** Null: not measured yet, uploads only. */
  measuredAt: text('measuredAt'),
});

/** One row per counted attempt (sign-in failures, limited calls); rows older than their window are deleted. */
export const attempts = sqliteTable(
  'attempts',
  {
    id: id(),
    /** `login-account:<hash>`, `login-address:<address>`, `register:<address>` … */
    bucket: text('bucket').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [index('attempts_bucket').on(table.bucket, table.at), index('attempts_at').on(table.at)],
);

/** api.md: the same Idempotency-Key within 24 h returns the first response again. Written with the effect itself. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    /** SHA-256 of caller, method, address and key. */
    id: text('id').primaryKey(),
    requestHash: text('requestHash').notNull(),
    status: integer('status').notNull(),
    body: text('body').notNull(),
    /** Cause of what the first request changed. */
    causeId: integer('causeId'),
    createdAt: createdAt(),
  },
  (table) => [index('idempotency_keys_age').on(table.createdAt)],
);

/**
 * For programs: `Authorization: Bearer`. Only the hash of the secret is stored; users recognise a token by its ending.
 */
export const apiTokens = sqliteTable(
  'api_tokens',
  {
    id: id(),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    tokenHash: text('tokenHash').notNull(),
    ending: text('ending').notNull(),
    /**
     * The workspace that it opens, while its account is a member there; null: the personal one, unless a call names
     * another. No reference: one that a deleted workspace empties would open the personal one.
     */
    workspaceId: integer('workspaceId'),
    access: text('access', { enum: TOKEN_ACCESS }).notNull().default('full'),
    /** Written at most once a minute. */
    lastUsedAt: text('lastUsedAt'),
    expiresAt: text('expiresAt'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('api_tokens_hash').on(table.tokenHash), index('api_tokens_user').on(table.userId)],
);

export const oneTimeLinks = sqliteTable(
  'one_time_links',
  {
    id: id(),
    kind: text('kind', { enum: LINK_KINDS }).notNull(),
    tokenHash: text('tokenHash').notNull(),
    /** Account of the link; null if it does not exist yet. */
    userId: integer('userId').references(() => users.id, { onDelete: 'cascade' }),
    invitedBy: integer('invitedBy').references(() => users.id, { onDelete: 'cascade' }),
    /** Address that the link was sent to, or that it confirms. */
    email: text('email'),
    role: text('role', { enum: USER_ROLES }),
    expiresAt: text('expiresAt').notNull(),
    usedAt: text('usedAt'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('one_time_links_hash').on(table.tokenHash),
    index('one_time_links_user').on(table.userId, table.kind),
    index('one_time_links_age').on(table.expiresAt),
  ],
);
