import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import type { Database } from '#db/drizzle.ts';
import { inWorkspace } from '#db/tenancy.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { decodeCursor, encodeCursor } from '#shared/list.ts';
import { allMatches, type Filter } from './filters.server.ts';

/** Filters with fewer matches than this are read first and sorted. */
const NARROW = 2_000;
/** Rows in the order of the list that are checked one by one: a page of them, if at least one in a hundred matches. */
const CHECKED = 5_000;

type ListOptions = {
  table: SQLiteTable & { id: SQLiteColumn };
  key: SQLiteColumn;
  isDescending: boolean;
  cursor: string | undefined;
  limit: number;
  filters: readonly Filter[];
};

const idRows = z.array(z.object({ id: z.number() }));
const keyedRows = z.array(z.object({ id: z.number(), key: z.string() }));

type Row = z.infer<typeof keyedRows>[number];

/** Own rows, behind the cursor if there is one. */
function rowsAfter(ctx: ServiceContext, { table, key, isDescending, cursor }: ListOptions): SQL {
  const own = inWorkspace(table, ctx.workspace.id);
  if (cursor === undefined) return own;
  const after = decodeCursor(cursor);
  const beyond = isDescending ? sql`<` : sql`>`;
  return sql`${own} and (${key}, ${table.id}) ${beyond} (${after.key}, ${after.id})`;
}

function orderOf({ table, key, isDescending }: ListOptions): SQL {
  const direction = isDescending ? sql`desc` : sql`asc`;
  return sql`order by ${key} ${direction}, ${table.id} ${direction}`;
}

/** Reads one row more than the page from the rows that meet the conditions. */
async function rowsOf(
  { db }: ServiceContext,
  options: ListOptions,
  from: SQL,
  conditions: SQL,
): Promise<Row[]> {
  const { table, key, limit } = options;
  return keyedRows.parse(
    await db.all(
      sql`select ${table.id} as id, ${key} as key from ${from} where ${conditions} ${orderOf(options)} limit ${limit + 1}`,
    ),
  );
}

/** Returns the page from the next rows of the list alone; undefined if they do not fill it. */
async function rowsByChecking(ctx: ServiceContext, options: ListOptions): Promise<Row[] | undefined> {
  const { table, key, limit, filters } = options;
  const checks = filters.flatMap(({ holds }) => holds ?? []);
  if (checks.length < filters.length) return undefined;
  const next = sql`(select ${table.id}, ${key} from ${table} where ${rowsAfter(ctx, options)} ${orderOf(options)} limit ${CHECKED}) as ${table}`;
  const rows = await rowsOf(ctx, options, next, sql.join(checks, sql` and `));
  return rows.length > limit ? rows : undefined;
}

/** Returns the ids of all matches; undefined if there are too many. */
async function narrowIds(db: Database, filters: readonly Filter[]): Promise<number[] | undefined> {
  const found = idRows.parse(
    await db.all(sql`with found(id) as (${allMatches(filters)}) select id from found limit ${NARROW + 1}`),
  );
  return found.length > NARROW ? undefined : found.map(({ id }) => id);
}

/** The planner has no statistics, so a unary plus chooses the index for it. */
async function filteredRows(ctx: ServiceContext, options: ListOptions): Promise<Row[]> {
  const { table, filters } = options;
  const checked = await rowsByChecking(ctx, options);
  if (checked) return checked;
  const ids = await narrowIds(ctx.db, filters);
  const after = rowsAfter(ctx, options);
  return rowsOf(
    ctx,
    options,
    sql`${table}`,
    ids
      ? sql`+${after} and ${table.id} in (select value from json_each(${JSON.stringify(ids)}))`
      : sql`${after} and +${table.id} in (${allMatches(filters)})`,
  );
}

/**
 * Returns one keyset page of ids, in milliseconds at any size: from the rows of a narrow filter, or along the index of
 * the sort order.
 */
async function pageOfIds(ctx: ServiceContext, options: ListOptions): Promise<Page<number>> {
  const { table, filters, limit } = options;
  const found =
    filters.length === 0
      ? await rowsOf(ctx, options, sql`${table}`, rowsAfter(ctx, options))
      : await filteredRows(ctx, options);
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
  { db, workspace }: ServiceContext,
  { table, filters }: Pick<ListOptions, 'table' | 'filters'>,
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

export function inOrder<T extends { id: number }>(ids: readonly number[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type RecordQuery = { cursor?: string | undefined; limit: number; count?: boolean | undefined; sort: string };
type Records<Item> = Pick<ListOptions, 'table' | 'key'> & {
  /** Undefined where nothing can be found at all. */
  filters: readonly Filter[] | undefined;
  read: (ids: readonly number[]) => Promise<Item[]>;
};

/** A page of records, and how many there are where that is asked for. */
export async function pageOfRecords<Item>(
  ctx: ServiceContext,
  { filters, read, ...from }: Records<Item>,
  { cursor, limit, count: isCounted = false, sort }: RecordQuery,
): Promise<Page<Item>> {
  if (!filters) return { items: [], nextCursor: null, ...(isCounted && { total: 0 }) };
  const readPage = async (): Promise<Page<Item>> => {
    const page = await pageOfIds(ctx, {
      ...from,
      filters,
      isDescending: sort.startsWith('-'),
      cursor,
      limit,
    });
    return { ...page, items: await read(page.items) };
  };
  const [page, total] = await Promise.all([
    readPage(),
    isCounted ? countOfIds(ctx, { ...from, filters }) : undefined,
  ]);
  return { ...page, ...(total !== undefined && { total }) };
}
