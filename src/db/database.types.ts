import type { ResultSet } from '@libsql/client';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import type * as schema from './schema/index.ts';

/** A database or a transaction: services accept either, so that several can run in one transaction. */
export type Database = BaseSQLiteDatabase<'async', ResultSet, typeof schema>;
