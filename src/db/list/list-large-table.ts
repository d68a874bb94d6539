import { and, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import type { Database } from '#db/drizzle.ts';
import { inWorkspace } from '#db/tenancy.ts';
import type { Page } from '#shared/api.ts';
import { keysetOfIds, type Order, type PageQuery } from './keyset.ts';
import { listParts, type Part } from './list-parts.ts';
import { relatedOrder, type Related } from './related-order.ts';

/** Filters with fewer matches than this are read first and sorted. */
const NARROW = 2_000;
/** Rows in the order of the list that are checked one by one: a page of them, if at least one in four hundred matches. */
const CHECKED = 20_000;
/** Rows of a workspace of which all are read where matches are counted. */
const LARGE = 100_000;
/** Matches among the checked rows from which a page is found sooner by reading on than by looking up all matches. */
const SOME = 5;

export type Bound = { column: SQLiteColumn; condition: SQL };

/** A condition on the rows of a list's table. */
export type FilterParts = {
  /** To be asked of one row after the other. */
  holds: SQL;
  /** The same, to be asked of all rows at once. */
  forAll: SQL;
  /** Those of its parts that are on one column: a list in that column's order begins or ends there. */
  bounds?: readonly Bound[];
  /** Conditions of which one has to hold, where an index holds the matches of each. */
  anyOf?: readonly SQL[] | undefined;
};

export type Filter = {
  /** Selects the ids of all matches. */
  ids: SQL;
  /** Absent where the ids are looked up in an index. */
  forAll?: SQL;
  /** Whether the current row of the list's table matches; absent where only all matches can be read. */
  holds?: SQL;
  bounds?: readonly Bound[];
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
/** Condition of the rows of a part, or the rows of another table in whose order it stands. */
type Within = SQL | undefined | { related: Related };
type List<Item> = {
  table: Table;
  /** Within each part, where the list has parts. */
  order: Order;
  parts?: readonly Part<Within>[] | undefined;
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

/** The planner has no statistics: a unary plus leaves it the index of the order alone. */
const checksOf = ({ id }: Table, filters: readonly Filter[]): SQL[] =>
  filters.map(({ ids, holds }) => (holds ? sql`+(${holds})` : sql`+${id} in (${ids})`));

/** One page of ids: from the rows of a narrow filter, or along the index of the order. */
async function pageOfIds(
  { db, workspace }: Scope,
  { table, order }: Pick<List<unknown>, 'table' | 'order'>,
  filters: readonly Filter[],
  query: PageQuery,
  within?: SQL,
): Promise<Page<number>> {
  const { after, upTo, orderBy, most, columns, pageOf } = keysetOfIds(order, query);
  const own = inWorkspace(table, workspace.id);
  const read = async (where: SQL | undefined, { limit = most, offset = 0 } = {}) =>
    places.parse(
      await db.all(
        sql`select ${columns} from ${table} where ${where} order by ${listed(orderBy)} limit ${limit} offset ${offset}`,
      ),
    );
  const bounds = filters
    .flatMap((filter) => filter.bounds ?? [])
    .flatMap(({ column, condition }) => (column === order.keys[0] ? [condition] : []));
  const stretch = and(own, within, after, ...bounds);
  const walk = (end?: SQL) => read(and(stretch, end, ...checksOf(table, filters)));

  const readThese = (ids: readonly number[]) =>
    read(
      and(
        sql`+${own}`,
        within,
        after,
        sql`${table.id} in (select value from json_each(${JSON.stringify(ids)}))`,
      ),
    );

  async function readFiltered() {
    // A few ids are read from an index sooner than they are met in the order of the list.
    const isIndexed = filters.length === 1 && filters[0]?.forAll === undefined;
    const few = isIndexed ? await narrowIds(db, filters) : undefined;
    if (few) return readThese(few);
    if (filters.every(({ holds }) => holds)) {
      const [last] = await read(stretch, { limit: 1, offset: CHECKED });
      const rows = await walk(last && upTo(last));
      if (!last || rows.length === most) return rows;
      if (rows.length >= SOME) return walk();
    }
    const ids = isIndexed ? undefined : await narrowIds(db, filters);
    return ids ? readThese(ids) : walk();
  }

  return pageOf(filters.length === 0 ? await walk() : await readFiltered());
}

/** The same in the order of related rows. */
async function pageByRelated(
  { db, workspace }: Scope,
  { table, order: { isDescending } }: Pick<List<unknown>, 'table' | 'order'>,
  filters: readonly Filter[],
  query: PageQuery,
  related: Related,
): Promise<Page<number>> {
  const { from, link, own, order, isMeant } = relatedOrder(related, workspace.id, isDescending);
  const { after, orderBy, most, columns, pageOf } = keysetOfIds(order, query);
  const few = filters.length === 0 ? undefined : await narrowIds(db, filters);
  const where = few
    ? and(sql`+${own}`, sql`${link} in (select value from json_each(${JSON.stringify(few)}))`)
    : and(own, ...checksOf(table, filters));
  const found = await db.all(sql`select ${columns} from ${from} cross join ${table}
    where ${and(where, after, isMeant, sql`${table.id} = ${link}`)}
    order by ${listed(orderBy)} limit ${most}`);
  return pageOf(places.parse(found));
}

async function countOfIds(
  { db, workspace }: Scope,
  table: Table,
  filters: readonly Filter[],
): Promise<number> {
  const own = inWorkspace(table, workspace.id);
  const count = async (of: SQL) =>
    counted.parse(await db.all(sql`select count(*) as n from ${of}`))[0]?.n ?? 0;
  if (filters.length === 0) return count(sql`${table} where ${own}`);
  const wholes = filters.flatMap(({ forAll }) => forAll ?? []);
  const isScanned =
    wholes.length === filters.length &&
    (await count(sql`(select 1 from ${table} where ${own} limit ${LARGE})`)) === LARGE;
  // Most rows of the database are this workspace's: in their own order they are read several times as fast as by an index.
  return isScanned
    ? count(sql`${table} where +${own} and ${and(...wholes)}`)
    : count(sql`(with found(id) as (${allMatches(filters)}) select distinct id from found)`);
}

/**
 * One page of a list that may have hundreds of thousands of rows, in milliseconds at any size and with any filter.
 * Errors: `bad_request` for an invalid cursor.
 */
export async function listLargeTable<Item>(
  scope: Scope,
  { filters, parts, read, ...list }: List<Item>,
  query: PageQuery & { count?: boolean | undefined },
): Promise<Page<Item>> {
  const readPage = async () => {
    const pageWithin = (within: Within, asked: PageQuery) =>
      within && 'related' in within
        ? pageByRelated(scope, list, filters, asked, within.related)
        : pageOfIds(scope, list, filters, asked, within);
    const { isDescending } = list.order;
    const { items: ids, nextCursor } = await (parts
      ? listParts(parts, { ...query, isDescending }, pageWithin)
      : pageWithin(undefined, query));
    return { items: await read(ids), nextCursor };
  };
  const [page, total] = await Promise.all([
    readPage(),
    query.count === true ? countOfIds(scope, list.table, filters) : undefined,
  ]);
  return { ...page, ...(total !== undefined && { total }) };
}
