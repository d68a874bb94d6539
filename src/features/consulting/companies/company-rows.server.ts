import { and, asc, eq, sql } from 'drizzle-orm';
import { asInserted } from '#db/as-inserted.ts';
import {
  companyContacts,
  departments,
  problems,
  products,
  profileCauses,
  strengths,
} from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { requireOwnCompany } from './company.server.ts';
import type { RowKind } from '#features/consulting/profile/row-fields.values.ts';
import type { RowsQuery } from '#features/consulting/profile/rows/row-list.schema.ts';

/**
 * Tables of the five lists of a profile, and of the causes that join its problems. A row belongs to a company and the
 * company to a workspace; access to all of them is checked here.
 */
export const TABLES = {
  contact: companyContacts,
  product: products,
  department: departments,
  problem: problems,
  strength: strengths,
  cause: profileCauses,
} satisfies Record<RowKind | 'cause', unknown>;
export type ListKind = keyof typeof TABLES;

export type Row<K extends ListKind> = (typeof TABLES)[K]['$inferSelect'];
type NewRow<K extends ListKind> = Omit<
  (typeof TABLES)[K]['$inferInsert'],
  'id' | 'sortOrder' | 'createdAt' | 'updatedAt'
>;
export type RowFields<K extends ListKind> = Omit<NewRow<K>, 'companyId'>;
type RowChanges<K extends ListKind> = { [Field in keyof RowFields<K>]?: RowFields<K>[Field] | undefined } & {
  updatedAt?: string | undefined;
};

/** Casts the union of the tables to one: Drizzle infers a single table at a time. */
export const tableOf = (kind: ListKind) => TABLES[kind] as typeof TABLES.contact;

/** Lists the rows in the consultant's order: all of them, or `limit` of them after the row `after`. */
export async function listRows<K extends ListKind>(
  ctx: ServiceContext,
  kind: K,
  companyId: number,
  part?: RowsQuery,
): Promise<Row<K>[]> {
  await requireOwnCompany(ctx, companyId);
  return rowsOf(ctx, kind, companyId, part);
}

/** As `listRows`, for a caller that has found the company; another workspace's has none. */
export async function rowsOf<K extends ListKind>(
  ctx: ServiceContext,
  kind: K,
  companyId: number,
  { after, limit }: RowsQuery = {},
): Promise<Row<K>[]> {
  const table = tableOf(kind);
  const from = after === undefined ? undefined : await requireOwnRow(ctx, kind, after);
  const rows = await ctx
    .rows(table)
    .select()
    .where(
      and(
        eq(table.companyId, companyId),
        from && sql`(${table.sortOrder}, ${table.id}) > (${from.sortOrder}, ${from.id})`,
      ),
    )
    .orderBy(asc(table.sortOrder), asc(table.id))
    .limit(limit ?? -1);
  return rows as Row<K>[];
}

/** Throws `not_found` for another workspace's row and for a missing one. */
export async function requireOwnRow<K extends ListKind>(
  ctx: ServiceContext,
  kind: K,
  id: number,
): Promise<Row<K>> {
  const table = tableOf(kind);
  const [row] = await ctx.rows(table).select().where(eq(table.id, id));
  if (!row) throw new AppError('not_found');
  return row as Row<K>;
}

/** Whether the caller has this row, so that it can be deleted or shown. */
export async function isRowThere(ctx: ServiceContext, kind: ListKind, id: number): Promise<boolean> {
  const table = tableOf(kind);
  return (await ctx.rows(table).count(eq(table.id, id))) > 0;
}

export async function createRow<K extends ListKind>(
  ctx: ServiceContext,
  kind: K,
  input: NewRow<K>,
): Promise<Row<K>> {
  return onlyRow({ items: await createRows(ctx, kind, input.companyId, [input]) });
}

/** Returns the row of a list of one. */
export function onlyRow<R>({ items: [row] }: { items: R[] }): R {
  if (!row) throw new AppError('internal');
  return row;
}

export async function createRows<K extends ListKind>(
  ctx: ServiceContext,
  kind: K,
  companyId: number,
  items: readonly RowFields<K>[],
): Promise<Row<K>[]> {
  await requireOwnCompany(ctx, companyId);
  return insertRows(ctx, kind, companyId, items);
}

/**
 * Adds the rows at the end, in the given order. One statement, so all of them are stored or none. The caller has checked
 * access to the company.
 */
export async function insertRows<K extends ListKind>(
  ctx: ServiceContext,
  kind: K,
  companyId: number,
  items: readonly RowFields<K>[],
): Promise<Row<K>[]> {
  const table = tableOf(kind);
  const at = ctx.now.toISOString();
  // Ties in sortOrder are broken by id, and the newest id is the highest.
  const last = sql`(select coalesce(max("sortOrder"), 0) from ${table} where "companyId" = ${companyId})`;
  const values = items.map((fields) => ({
    ...fields,
    companyId,
    sortOrder: last,
    createdAt: at,
    updatedAt: at,
  }));
  const created = await ctx
    .rows(table)
    .insert(values as unknown as (typeof companyContacts.$inferInsert)[])
    .returning();
  return asInserted(created) as Row<K>[];
}

/** Throws 409 with the current record if `updatedAt` is stale (api.md). */
export async function requireFreshRow<K extends ListKind>(
  ctx: ServiceContext,
  kind: K,
  id: number,
  read: string | undefined,
): Promise<Row<K>> {
  const current = await requireOwnRow(ctx, kind, id);
  if (read !== undefined && read !== current.updatedAt) throw new AppError('stale', { extra: { current } });
  return current;
}

/** Errors: those of `requireFreshRow`. */
export const updateRow = async <K extends ListKind>(
  ctx: ServiceContext,
  kind: K,
  id: number,
  input: RowChanges<K>,
): Promise<Row<K>> => changeRow(ctx, kind, await requireFreshRow(ctx, kind, id, input.updatedAt), input);

/** Changes a row that the caller has read. */
export async function changeRow<K extends ListKind>(
  ctx: ServiceContext,
  kind: K,
  current: Row<K>,
  input: RowChanges<K>,
): Promise<Row<K>> {
  const { updatedAt: _, ...changes } = input;
  const table = tableOf(kind);
  const [updated] = await ctx
    .rows(table)
    .update({ ...changes, updatedAt: nextUpdatedAt(current.updatedAt, ctx.now) })
    .where(eq(table.id, current.id))
    .returning();
  if (!updated) throw new AppError('internal');
  return updated as Row<K>;
}
