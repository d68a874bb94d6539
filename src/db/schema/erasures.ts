import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ERASURE_KINDS } from '#features/accounts/privacy/erasure.values.ts';
import { boolean, createdAt, id } from '../columns.ts';

/**
 * What was erased and when: after an older backup has been restored it is erased again. No reference and no address, so
 * that a row outlives what it is about and says nothing of it.
 */
export const erasures = sqliteTable(
  'erasures',
  {
    id: id(),
    /** A UUID: a backup that holds it was made after the erasure. */
    key: text('key').notNull(),
    kind: text('kind', { enum: ERASURE_KINDS }).notNull(),
    /** Of an account: its id, which no other account ever gets. */
    accountId: integer('accountId'),
    /** Of a person: SHA-256 of the folded address. */
    emailHash: text('emailHash'),
    /** Of a person: whose workspace was searched, and whether the site's own records were. */
    byUserId: integer('byUserId'),
    isSiteWide: boolean('isSiteWide').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('erasures_key').on(table.key)],
);
