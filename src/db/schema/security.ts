import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { AUDIT_KINDS } from '#features/accounts/audit/audit.values.ts';
import { createdAt, id, lines } from '../columns.ts';
import { users } from './accounts.ts';

/** Authenticator app of an account. The secrets are sealed with SECRETS_KEY. */
export const totpFactors = sqliteTable('totp_factors', {
  userId: integer('userId')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Null until a first code has confirmed it. */
  secret: text('secret'),
  /** Offered, and not confirmed by a code yet; the one above stays valid meanwhile. */
  pendingSecret: text('pendingSecret'),
  /** Number of the last 30 seconds whose code was used: no code works twice. */
  lastStep: integer('lastStep').notNull().default(0),
  confirmedAt: text('confirmedAt'),
  createdAt: createdAt(),
});

/** Codes for whoever has lost the other factors, each valid once. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: id(),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Argon2id: a code is short enough to type, and so to guess. */
    secretHash: text('secretHash').notNull(),
    usedAt: text('usedAt'),
    createdAt: createdAt(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/** Keys of an account's devices, as a second factor; the private halves never leave them. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: id(),
    userId: integer('userId')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by the user, to tell devices apart. */
    name: text('name').notNull(),
    /** Base64url, as browsers name it. */
    credentialId: text('credentialId').notNull(),
    /** COSE, in base64url. */
    publicKey: text('publicKey').notNull(),
    /** Counts signatures where the device does; a smaller one would be a copy's. */
    counter: integer('counter').notNull(),
    /** Ways in which the device is reached; browsers ask for them again. */
    transports: lines('transports'),
    lastUsedAt: text('lastUsedAt'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId),
  ],
);

/**
 * Each entry says who did an act to an account, and from where. Accounts stand here by number alone and without a reference, so that
 * the log outlives them; their names are found while they exist, and ids are never used twice.
 */
export const auditEvents = sqliteTable(
  'audit_events',
  {
    id: id(),
    kind: text('kind', { enum: AUDIT_KINDS }).notNull(),
    /** Null: nobody was signed in. */
    actorId: integer('actorId'),
    /** Null: the act concerns no account. */
    subjectId: integer('subjectId'),
    /** Null: the act concerns no workspace. */
    workspaceId: integer('workspaceId'),
    /** A role, an address of a page, the name of an export: never what identifies a person. */
    detail: text('detail').notNull().default(''),
    /** Network address and browser; blanked with the account (audit.server.ts). */
    address: text('address').notNull().default(''),
    userAgent: text('userAgent').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_events_actor').on(table.actorId),
    index('audit_events_subject').on(table.subjectId),
    index('audit_events_workspace').on(table.workspaceId, table.id),
    index('audit_events_age').on(table.createdAt),
  ],
);
