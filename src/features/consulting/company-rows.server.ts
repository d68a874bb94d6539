import { and, asc, eq } from 'drizzle-orm';
import { companies, companyContacts, departments, problems, products, strengths } from '#db/schema/index.ts';
import type { ServiceContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import { requireOwnCompany } from './company.server.ts';

/**
 * What the five lists of a profile have in common: a row belongs to a company, and the company to a user. The tables
 * stand here, so that access is checked in one place for all of them.
 */
export const TABLES = {
  contact: companyContacts,
  product: products,
  department: departments,
  problem: problems,
  strength: strengths,
};
export type RowKind = keyof typeof TABLES;
export type Row<K extends RowKind> = (typeof TABLES)[K]['$inferSelect'];
type NewRow<K extends RowKind> = Omit<(typeof TABLES)[K]['$inferInsert'], 'id' | 'createdAt' | 'updatedAt'>;
type Settable<K extends RowKind> = Omit<NewRow<K>, 'companyId'>;
type RowChanges<K extends RowKind> = { [Field in keyof Settable<K>]?: Settable<K>[Field] | undefined } & {
  updatedAt?: string | undefined;
};

/** Drizzle infers one table at a time; over the five it is told here that a table's rows are its rows. */
export const tableOf = (kind: RowKind) => TABLES[kind] as typeof TABLES.contact;

export async function listRows<K extends RowKind>(
  ctx: ServiceContext,
  kind: K,
  companyId: number,
): Promise<Row<K>[]> {
  await requireOwnCompany(ctx, companyId);
  const table = tableOf(kind);
  const rows = await ctx.db.select().from(table).where(eq(table.companyId, companyId)).orderBy(asc(table.id));
  return rows as Row<K>[];
}

/** Answers `not_found` for somebody else's row as for none. */
export async function requireOwnRow<K extends RowKind>(
  ctx: ServiceContext,
  kind: K,
  id: number,
): Promise<Row<K>> {
  const table = tableOf(kind);
  const [found] = await ctx.db
    .select({ row: table })
    .from(table)
    .innerJoin(companies, eq(companies.id, table.companyId))
    .where(and(eq(table.id, id), eq(companies.userId, ctx.user.id)));
  if (!found) throw new AppError('not_found');
  return found.row as Row<K>;
}

export async function createRow<K extends RowKind>(
  ctx: ServiceContext,
  kind: K,
  input: NewRow<K>,
): Promise<Row<K>> {
  await requireOwnCompany(ctx, input.companyId);
  const at = ctx.now.toISOString();
  const values = { ...input, createdAt: at, updatedAt: at } as typeof TABLES.contact.$inferInsert;
  const [created] = await ctx.db.insert(tableOf(kind)).values(values).returning();
  if (!created) throw new AppError('internal');
  return created as Row<K>;
}

/** A stale `updatedAt` answers 409 with the record as it stands now (api.md). */
export async function updateRow<K extends RowKind>(
  ctx: ServiceContext,
  kind: K,
  id: number,
  { updatedAt: read, ...changes }: RowChanges<K>,
): Promise<Row<K>> {
  return ctx.db.transaction(async (tx) => {
    const current = await requireOwnRow({ ...ctx, db: tx }, kind, id);
    if (read !== undefined && read !== current.updatedAt) throw new AppError('stale', { extra: { current } });
    const table = tableOf(kind);
    const [updated] = await tx
      .update(table)
      .set({ ...changes, updatedAt: nextUpdatedAt(current.updatedAt, ctx.now) })
      .where(eq(table.id, id))
      .returning();
    if (!updated) throw new AppError('internal');
    return updated as Row<K>;
  });
}
