import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ERASURE_KINDS } from '#features/accounts/privacy/erasure.values.ts';
import { boolean, createdAt, id } from '../columns.ts';

/**
 * Erasures with their time, repeated after an older backup has been restored. Has no reference and no address, so that
 * a row outlives its subject and reveals nothing about it.
 */
export const erasures = sqliteTable(
  'erasures',
  {
    id: id(),
    /** UUID: a backup that contains it was made after the erasure. */
    key: text('key').notNull(),
    kind: text('kind', { enum: ERASURE_KINDS }).notNull(),
    /** For an account: its id, which is never reused. */
    accountId: integer('accountId'),
    /** For a person: SHA-256 of the folded address. */
    emailHash: text('emailHash'),
    /** For a person: whose workspace was searched, and whether the site's own records were. */
    byUserId: integer('byUserId'),
    isSiteWide: boolean('isSiteWide').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('erasures_key').on(table.key)],
);
