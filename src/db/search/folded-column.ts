import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { foldedSql } from './folded.ts';

const PLACE = '?';
const [before = '', after = ''] = foldedSql(PLACE).split(PLACE);

/** A column without a stored folded copy, with its special letters folded; accents stay. */
export const foldedColumn = (column: SQLiteColumn | SQL): SQL =>
  sql`${sql.raw(before)}${column}${sql.raw(after)}`;
