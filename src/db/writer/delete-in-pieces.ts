import { inArray, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '#db/drizzle.ts';
import { giveWay } from './give-way.ts';

/** Nobody waits longer for the writer, and for the process, than about this. */
const PIECE_MS = 15;
const FIRST_ROWS = 50;
const FEWEST_ROWS = 5;
const MOST_ROWS = 200;

/**
 * Deletes the rows that `condition` names, a few in each transaction: requests and other writers come in between. Not
 * for use within a transaction. Rows that hang from them by `on delete cascade` go with them and take their time: where
 * they may be many, they are deleted first. What is left after a crash, or after `signal`, is found by the next call.
 */
export async function deleteInPieces(
  db: Database,
  table: SQLiteTable,
  condition: SQL | undefined,
  signal?: AbortSignal,
): Promise<void> {
  for (let rows = FIRST_ROWS; !signal?.aborted;) {
    const startedAt = performance.now();
    const { rowsAffected } = await db.run(
      sql`delete from ${table} where rowid in (select rowid from ${table} where ${condition ?? sql`true`} limit ${rows})`,
    );
    if (rowsAffected < rows) return;
    const growth = PIECE_MS / Math.max(1, performance.now() - startedAt);
    rows = Math.max(FEWEST_ROWS, Math.min(MOST_ROWS, Math.floor(rows * Math.min(2, growth))));
    await giveWay(startedAt);
  }
}

/** Looked up at once, and deleted in groups. */
const KEYS_AT_ONCE = 2_000;
const KEYS_TOGETHER = 100;

/**
 * The same for a condition that costs much to look at, such as "belongs to one of his contacts": it is asked for the
 * values of `column` first, which has an index, and each piece finds its rows by them.
 */
export async function deleteByColumn(
  db: Database,
  table: SQLiteTable,
  column: SQLiteColumn,
  condition: SQL,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const found = await db.selectDistinct({ key: column }).from(table).where(condition).limit(KEYS_AT_ONCE);
    if (found.length === 0) return;
    const keys = found.map(({ key }) => key);
    for (let at = 0; at < keys.length; at += KEYS_TOGETHER)
      await deleteInPieces(db, table, inArray(column, keys.slice(at, at + KEYS_TOGETHER)), signal);
  }
}
