import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import type { Database } from '#db/drizzle.ts';
import type { Page } from '#shared/api.ts';
import { decodeCursor, encodeCursor } from '#shared/list.ts';

/** A filter with fewer matches than this is read first and sorted; a wider one is checked row by row. */
const NARROW = 2_000;

type ListOptions = {
  table: SQLiteTable & { id: SQLiteColumn; workspaceId: SQLiteColumn };
  workspaceId: number;
  key: SQLiteColumn;
  isDescending: boolean;
  cursor: string | undefined;
  limit: number;
  filters: readonly SQL[];
};

const idRows = z.array(z.object({ id: z.number() }));
const keyedRows = z.array(z.object({ id: z.number(), key: z.string() }));

/** The planner has no statistics, so a unary plus chooses the index for it. */
async function conditionsOf(db: Database, options: ListOptions): Promise<SQL[]> {
  const { table, workspaceId, filters } = options;
  const own = sql`${table.workspaceId} = ${workspaceId}`;
  if (filters.length === 0) return [own];
  const filter = sql.join([...filters], sql` intersect `);
  const found = idRows.parse(
    await db.all(sql`with found(id) as (${filter}) select id from found limit ${NARROW + 1}`),
  );
  if (found.length > NARROW) return [own, sql`+${table.id} in (${filter})`];
  const ids = JSON.stringify(found.map(({ id }) => id));
  return [sql`+${own}`, sql`${table.id} in (select value from json_each(${ids}))`];
}

/**
 * Returns one keyset page of ids, in milliseconds at any size: from the rows of a narrow filter, or along the index of
 * the sort order.
 */
async function pageOfIds(db: Database, options: ListOptions): Promise<Page<number>> {
  const { table, key, isDescending, cursor, limit } = options;
  const conditions = await conditionsOf(db, options);
  const direction = isDescending ? sql`desc` : sql`asc`;
  if (cursor !== undefined) {
    const after = decodeCursor(cursor);
    const beyond = isDescending ? sql`<` : sql`>`;
    conditions.push(sql`(${key}, ${table.id}) ${beyond} (${after.key}, ${after.id})`);
  }
  const found = keyedRows.parse(
    await db.all(
      sql`select ${table.id} as id, ${key} as key from ${table} where ${sql.join(conditions, sql` and `)}
          order by ${key} ${direction}, ${table.id} ${direction} limit ${limit + 1}`,
    ),
  );
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    items: rows.map(({ id }) => id),
    nextCursor: found.length > limit && last ? encodeCursor(last) : null,
  };
}

const counted = z.array(z.object({ n: z.number() }));

/** How many rows the same filters leave. */
async function countOfIds(
  db: Database,
  { table, workspaceId, filters }: Pick<ListOptions, 'table' | 'workspaceId' | 'filters'>,
): Promise<number> {
  const found = sql.join([...filters], sql` intersect `);
  const [row] = counted.parse(
    await db.all(
      filters.length === 0
        ? sql`select count(*) as n from ${table} where ${table.workspaceId} = ${workspaceId}`
        : sql`with found(id) as (${found}) select count(distinct id) as n from found`,
    ),
  );
  return row?.n ?? 0;
}

export function inOrder<T extends { id: number }>(ids: readonly number[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type RecordQuery = { cursor?: string | undefined; limit: number; count?: boolean | undefined; sort: string };
type Records<Item> = Pick<ListOptions, 'table' | 'workspaceId' | 'key'> & {
  /** Undefined where nothing can be found at all. */
  filters: readonly SQL[] | undefined;
  read: (ids: readonly number[]) => Promise<Item[]>;
};

/** A page of records, and how many there are where that is asked for. */
export async function pageOfRecords<Item>(
  db: Database,
  { filters, read, ...from }: Records<Item>,
  { cursor, limit, count: isCounted = false, sort }: RecordQuery,
): Promise<Page<Item>> {
  if (!filters) return { items: [], nextCursor: null, ...(isCounted && { total: 0 }) };
  const readPage = async (): Promise<Page<Item>> => {
    const page = await pageOfIds(db, { ...from, filters, isDescending: sort.startsWith('-'), cursor, limit });
    return { ...page, items: await read(page.items) };
  };
  const [page, total] = await Promise.all([
    readPage(),
    isCounted ? countOfIds(db, { ...from, filters }) : undefined,
  ]);
  return { ...page, ...(total !== undefined && { total }) };
}
