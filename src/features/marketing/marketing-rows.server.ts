import { and, eq } from 'drizzle-orm';
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
import { nextUpdatedAt } from '#shared/time.ts';

/**
 * Tables whose rows belong to a marketing company, and through it to a workspace (product.md D18). They are listed here
 * so that access is checked in one place.
 */
export const ROW_TABLES = {
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
  'id' | 'createdAt' | 'updatedAt'
>;
type Settable<K extends RowKind> = Omit<NewRow<K>, 'marketingCompanyId'>;
export type RowChanges<K extends RowKind> = { [F in keyof Settable<K>]?: Settable<K>[F] | undefined } & {
  updatedAt?: string | undefined;
};

/** Drizzle infers one table at a time; the cast says that the six share these columns. */
export const rowTable = (kind: RowKind) => ROW_TABLES[kind] as typeof marketingProducts;

/** Errors: `not_found`, also for a company of another workspace. */
export async function requireMarketingCompany(ctx: ServiceContext, id: number) {
  const [row] = await ctx.db
    .select()
    .from(marketingCompanies)
    .where(and(eq(marketingCompanies.id, id), eq(marketingCompanies.workspaceId, ctx.workspace.id)));
  if (!row) throw new AppError('not_found');
  return row;
}

export async function requireRow<K extends RowKind>(
  ctx: ServiceContext,
  kind: K,
  id: number,
): Promise<Row<K>> {
  const table = rowTable(kind);
  const [found] = await ctx.db
    .select({ row: table })
    .from(table)
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, table.marketingCompanyId))
    .where(and(eq(table.id, id), eq(marketingCompanies.workspaceId, ctx.workspace.id)));
  if (!found) throw new AppError('not_found');
  return found.row as Row<K>;
}

/** The caller has checked access to the company. */
export async function insertRow<K extends RowKind>(
  ctx: ServiceContext,
  kind: K,
  input: NewRow<K>,
): Promise<Row<K>> {
  const at = ctx.now.toISOString();
  const values = { ...input, createdAt: at, updatedAt: at } as typeof marketingProducts.$inferInsert;
  const [created] = await ctx.db.insert(rowTable(kind)).values(values).returning();
  if (!created) throw new AppError('internal');
  return created as Row<K>;
}

/** Throws 409 with the current record for a stale `updatedAt` (api.md). */
export function requireFresh<R extends { updatedAt: string }>(current: R, read: string | undefined): void {
  if (read !== undefined && read !== current.updatedAt) throw new AppError('stale', { extra: { current } });
}

export async function updateRow<K extends RowKind>(
  ctx: ServiceContext,
  kind: K,
  id: number,
  input: RowChanges<K>,
): Promise<Row<K>> {
  const { updatedAt: read, ...changes } = input;
  const current = await requireRow(ctx, kind, id);
  requireFresh(current, read);
  const table = rowTable(kind);
  // Guarded by what was read, without a transaction: that would ask a database server once more.
  const [updated] = await ctx.db
    .update(table)
    .set({ ...changes, updatedAt: nextUpdatedAt(current.updatedAt, ctx.now) })
    .where(and(eq(table.id, id), eq(table.updatedAt, current.updatedAt)))
    .returning();
  // Somebody else was faster: once more, on what they have stored.
  return (updated as Row<K> | undefined) ?? updateRow(ctx, kind, id, input);
}
