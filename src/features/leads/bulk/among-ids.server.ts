import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** As `inArray`, for a hundred thousand ids: one parameter. */
export const isAmongIds = (column: SQLiteColumn, ids: readonly number[]): SQL =>
  sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`;
