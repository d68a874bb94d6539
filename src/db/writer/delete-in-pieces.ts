import { inArray, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '#db/drizzle.ts';
import { withoutJournal } from '#db/journal/cause.ts';
import { giveWay } from './give-way.ts';

/** About the longest time that a batch blocks the writer and the process. */
const PIECE_MS = 15;
const FIRST_ROWS = 50;
const FEWEST_ROWS = 5;
const MOST_ROWS = 200;

/**
 * Deletes the rows matching `condition` for good in small transactions, so that requests and other writers come in between. Do
 * not use within a transaction. Rows that cascade are deleted with them and take their time: if there may be many,
 * delete those first. After a crash or `signal`, the next call finds the rest.
 */
export async function deleteInPieces(
  db: Database,
  table: SQLiteTable,
  condition: SQL | undefined,
  signal?: AbortSignal,
): Promise<void> {
  for (let rows = FIRST_ROWS; !signal?.aborted;) {
    const startedAt = performance.now();
    // Not `rowid`: a table may have a column of that name, as the proposals do.
    const piece = sql`delete from ${table} where _rowid_ in (select _rowid_ from ${table} where ${condition ?? sql`true`} limit ${rows}) returning 1`;
    const deleted = await withoutJournal(db, (tx) => tx.all(piece));
    if (deleted.length < rows) return;
    const growth = PIECE_MS / Math.max(1, performance.now() - startedAt);
    rows = Math.max(FEWEST_ROWS, Math.min(MOST_ROWS, Math.floor(rows * Math.min(2, growth))));
    await giveWay(startedAt);
  }
}

/** Keys looked up at once, and deleted in batches. */
const KEYS_AT_ONCE = 2_000;
const KEYS_TOGETHER = 100;

/**
 * Like `deleteInPieces`, for an expensive condition such as "belongs to one of his contacts": it is evaluated once for
 * the values of the indexed `column`, by which each batch finds its rows.
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
