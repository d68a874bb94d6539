import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '#server/context.ts';

/** Nobody waits longer for the writer, and for the process, than about this. */
const PIECE_MS = 30;
const FIRST_ROWS = 50;
const MOST_ROWS = 2_000;

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
    rows = Math.max(1, Math.min(MOST_ROWS, Math.floor(rows * Math.min(2, growth))));
    await nextTurn();
  }
}
