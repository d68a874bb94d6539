import { getTableName, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './drizzle.ts';

/**
 * Returns the id that the table's next row gets, so that rows which name it travel with it to a database server. Call it
 * in the transaction that inserts the row: its lock keeps others from taking the id.
 */
export async function nextId(tx: Database, table: SQLiteTable & { id: SQLiteColumn }): Promise<number> {
  const [row] = await tx.all<{ id: number }>(sql`
    select 1 + max(
      coalesce((select max("id") from ${table}), 0),
      coalesce((select "seq" from "sqlite_sequence" where "name" = ${getTableName(table)}), 0)
    ) as "id"`);
  return row?.id ?? 1;
}
