import { eq } from 'drizzle-orm';
import { asInserted } from '#db/as-inserted.ts';
import {
  marketingAnalytics,
  marketingAssets,
  marketingCampaigns,
  marketingCompanies,
  marketingContents,
  marketingLeads,
  marketingProducts,
} from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';

/** Companies, and the tables whose rows belong to one and through it to a workspace (product.md D18). */
const ROW_TABLES = {
  company: marketingCompanies,
  product: marketingProducts,
  campaign: marketingCampaigns,
  content: marketingContents,
  asset: marketingAssets,
  lead: marketingLeads,
  snapshot: marketingAnalytics,
};
export type RowKind = keyof typeof ROW_TABLES;
export type Row<K extends RowKind> = (typeof ROW_TABLES)[K]['$inferSelect'];
type NewRow<K extends RowKind> = Omit<
  (typeof ROW_TABLES)[K]['$inferInsert'],
  'id' | 'workspaceId' | 'createdAt' | 'updatedAt'
>;
type Settable<K extends RowKind> = Omit<NewRow<K>, 'marketingCompanyId' | 'userId'>;
type RowChanges<K extends RowKind> = { [F in keyof Settable<K>]?: Settable<K>[F] | undefined } & {
  /** As it was read. */
  updatedAt?: string | undefined;
};

/** Drizzle infers one table at a time; the cast says that all share the columns that are named here. */
export const rowTable = (kind: RowKind) => ROW_TABLES[kind] as typeof marketingProducts;

/** Errors: `not_found`, also for a row of another workspace. */
export async function requireRow<K extends RowKind>(
  ctx: ServiceContext,
  kind: K,
  id: number,
): Promise<Row<K>> {
  const table = rowTable(kind);
  const [row] = await ctx.rows(table).select().where(eq(table.id, id));
  if (!row) throw new AppError('not_found');
  return row as Row<K>;
}

export const requireMarketingCompany = (ctx: ServiceContext, id: number): Promise<Row<'company'>> =>
  requireRow(ctx, 'company', id);

/** The caller has checked access to the company. */
export async function insertRow<K extends RowKind>(
  ctx: ServiceContext,
  kind: K,
  input: NewRow<K>,
): Promise<Row<K>> {
  const [row] = await insertRows(ctx, kind, [input]);
  if (!row) throw new AppError('internal');
  return row;
}

/** As `insertRow`, of several, in their order. */
export async function insertRows<K extends RowKind>(
  ctx: ServiceContext,
  kind: K,
  inputs: readonly NewRow<K>[],
): Promise<Row<K>[]> {
  if (inputs.length === 0) return [];
  const at = ctx.now.toISOString();
  const values = inputs.map((input) => ({ ...input, createdAt: at, updatedAt: at }));
  const rows = await ctx
    .rows(rowTable(kind))
    .insert(values as unknown as (typeof marketingProducts.$inferInsert)[])
    .returning();
  return asInserted(rows) as Row<K>[];
}

/** Throws 409 with the current record for a stale `updatedAt` (api.md). */
export function requireFresh<R extends { updatedAt: string }>(current: R, read: string | undefined): void {
  if (read !== undefined && read !== current.updatedAt) throw new AppError('stale', { extra: { current } });
}

/** Changes a row that the caller has read in the same transaction. */
export async function changeRow<K extends RowKind>(
  ctx: ServiceContext,
  kind: K,
  { id, updatedAt }: { id: number; updatedAt: string },
  changes: RowChanges<K>,
): Promise<Row<K>> {
  const table = rowTable(kind);
  const [row] = await ctx
    .rows(table)
    .update({ ...changes, updatedAt: nextUpdatedAt(updatedAt, ctx.now) })
    .where(eq(table.id, id))
    .returning();
  if (!row) throw new AppError('internal');
  return row as Row<K>;
}

/** Errors: `not_found`, `stale`. */
export async function updateRow<K extends RowKind>(
  ctx: ServiceContext,
  kind: K,
  id: number,
  changes: RowChanges<K>,
): Promise<Row<K>> {
  const current = await requireRow(ctx, kind, id);
  requireFresh(current, changes.updatedAt);
  return changeRow(ctx, kind, current, changes);
}
