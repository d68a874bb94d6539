import { and, eq, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** Matches rows by those of a list's filters that the caller has given: column and value. */
export const whereGiven = (...filters: readonly (readonly [SQLiteColumn, unknown])[]): SQL | undefined =>
  and(...filters.map(([column, value]) => (value === undefined ? undefined : eq(column, value))));
