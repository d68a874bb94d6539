import { and, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import type { Database } from '#db/drizzle.ts';
import { inWorkspace } from '#db/tenancy.ts';
import type { Page } from '#shared/api.ts';
import { keyset, type Order, type PageQuery } from './keyset.ts';

/** Filters with fewer matches than this are read first and sorted. */
const NARROW = 2_000;
/** Rows in the order of the list that are checked one by one: a page of them, if at least one in a hundred matches. */
const CHECKED = 5_000;

export type Filter = {
  /** Selects the ids of all matches. */
  ids: SQL;
  /** Whether the current row of the list's table matches; absent where only all matches can be read. */
  holds?: SQL;
};

/** Selects the ids that all filters have in common. */
export const allMatches = (filters: readonly Filter[]): SQL =>
  sql.join(
    filters.map(({ ids }) => ids),
    sql` intersect `,
  );

const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

type Scope = { db: Database; workspace: { id: number } };
type Table = SQLiteTable & { id: SQLiteColumn };
type List<Item> = {
  table: Table;
  order: Order;
  filters: readonly Filter[];
  read: (ids: readonly number[]) => Promise<Item[]>;
};

const places = z.array(z.record(z.string(), z.union([z.string(), z.number()])));
const foundIds = z.array(z.object({ id: z.number() }));
const counted = z.array(z.object({ n: z.number() }));

/** Returns the ids of all matches; undefined if there are too many. */
async function narrowIds(db: Database, filters: readonly Filter[]): Promise<number[] | undefined> {
  const found = foundIds.parse(
    await db.all(sql`with found(id) as (${allMatches(filters)}) select id from found limit ${NARROW + 1}`),
  );
  return found.length > NARROW ? undefined : found.map(({ id }) => id);
}

/** One page of ids: from the rows of a narrow filter, or along the index of the order. */
async function pageOfIds(
  { db, workspace }: Scope,
  { table, order }: Pick<List<unknown>, 'table' | 'order'>,
  filters: readonly Filter[],
  query: PageQuery,
): Promise<{ ids: number[]; nextCursor: string | null }> {
  const { after, orderBy, most, place, cut } = keyset(order, query);
  const keys = Object.entries(place);
  const { id } = table;
  const all = sql`${table}`;
  const own = inWorkspace(table, workspace.id);
  const inOrder = (from: SQL, where: SQL | undefined, limit: number): SQL =>
    sql`from ${from} where ${where} order by ${listed(orderBy)} limit ${limit}`;
  const columns = listed(keys.map(([name, key]) => sql`${key} as ${sql.identifier(name)}`));
  const read = async (from: SQL, where: SQL | undefined) =>
    places.parse(await db.all(sql`select ${columns} ${inOrder(from, where, most)}`));

  /** Undefined if the next rows of the list alone do not fill the page. */
  async function readByChecking() {
    const checks = filters.flatMap(({ holds }) => holds ?? []);
    if (checks.length < filters.length) return undefined;
    const next = sql`(select ${listed(Object.values(place))} ${inOrder(all, and(own, after), CHECKED)}) as ${table}`;
    const rows = await read(next, and(...checks));
    return rows.length === most ? rows : undefined;
  }

  /** The planner has no statistics, so a unary plus chooses the index for it. */
  async function readFiltered() {
    const ids = await narrowIds(db, filters);
    return ids
      ? read(
          all,
          and(sql`+${own}`, after, sql`${id} in (select value from json_each(${JSON.stringify(ids)}))`),
        )
      : read(all, and(own, after, sql`+${id} in (${allMatches(filters)})`));
  }

  const found =
    filters.length === 0
      ? await read(all, and(own, after))
      : ((await readByChecking()) ?? (await readFiltered()));
  const { rows, nextCursor } = cut(found.map((keysOfRow) => ({ place: keysOfRow })));
  return { ids: rows.map((row) => Number(Object.values(row.place).at(-1))), nextCursor };
}

async function countOfIds(
  { db, workspace }: Scope,
  table: Table,
  filters: readonly Filter[],
): Promise<number> {
  const [row] = counted.parse(
    await db.all(
      filters.length === 0
        ? sql`select count(*) as n from ${table} where ${inWorkspace(table, workspace.id)}`
        : sql`with found(id) as (${allMatches(filters)}) select count(distinct id) as n from found`,
    ),
  );
  return row?.n ?? 0;
}

/**
 * One page of a list that may have hundreds of thousands of rows, in milliseconds at any size and with any filter.
 * Errors: `bad_request` for an invalid cursor.
 */
export async function listLargeTable<Item>(
  scope: Scope,
  { filters, read, ...list }: List<Item>,
  query: PageQuery & { count?: boolean | undefined },
): Promise<Page<Item>> {
  const readPage = async () => {
    const { ids, nextCursor } = await pageOfIds(scope, list, filters, query);
    return { items: await read(ids), nextCursor };
  };
  const [page, total] = await Promise.all([
    readPage(),
    query.count === true ? countOfIds(scope, list.table, filters) : undefined,
  ]);
  return { ...page, ...(total !== undefined && { total }) };
}
