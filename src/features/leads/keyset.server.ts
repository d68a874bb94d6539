import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { decodeCursor, encodeCursor } from '#shared/list.ts';

type Key = SQLiteColumn | SQL;
export type Order = { key: Key; id: SQLiteColumn; isDescending: boolean; isNumeric?: boolean };

/**
 * Returns the condition for rows after a cursor in an order of key and id, so that pages neither skip nor repeat rows
 * while the list changes. A row value lets SQLite seek in the index.
 */
export function after({ key, id, isDescending, isNumeric }: Order, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const from = decodeCursor(cursor);
  const value = isNumeric ? Number(from.key) : from.key;
  return isDescending
    ? sql`(${key}, ${id}) < (${value}, ${from.id})`
    : sql`(${key}, ${id}) > (${value}, ${from.id})`;
}

export const inOrder = ({ key, id, isDescending }: Order): SQL[] =>
  isDescending ? [desc(key), desc(id)] : [asc(key), asc(id)];

/** Returns the number of matching rows if `count=true` asks for it. */
export async function totalOf(
  ctx: ServiceContext,
  isAsked: boolean | undefined,
  table: SQLiteTable,
  filters: SQL | undefined,
): Promise<{ total?: number }> {
  if (isAsked !== true) return {};
  return { total: await ctx.rows(table).count(filters) };
}

/** Expects one row more than `limit`; its presence means that there is a next page. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
  cursorOf: (row: Row) => { key: string | number; id: number },
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const cursor = last && cursorOf(last);
  return {
    items: shown.map(toItem),
    nextCursor:
      rows.length > limit && cursor ? encodeCursor({ key: String(cursor.key), id: cursor.id }) : null,
  };
}
