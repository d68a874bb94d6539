import { and, eq, getTableName } from 'drizzle-orm';
import { companyContacts } from '#db/schema/index.ts';
import { keepDeleted, takeDeleted } from '#features/accounts/undo.server.ts';
import type { ServiceContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { requireOwnRow, tableOf, type Row } from '#features/consulting/companies/company-rows.server.ts';
import type { RowKind } from './row-fields.values.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';

/** The row goes at once and is kept for a day, so that it can be put back. */
export async function deleteRow(ctx: ServiceContext, kind: RowKind, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const table = tableOf(kind);
    await keepDeleted(inside, getTableName(table), id, await requireOwnRow(inside, kind, id));
    await tx.delete(table).where(eq(table.id, id));
  });
}

/** Puts a deleted row back under its old id and in its old place. Errors: `not_found`, also where its company is gone. */
export async function restoreRow<K extends RowKind>(
  ctx: ServiceContext,
  kind: K,
  id: number,
): Promise<Row<K>> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    // `deleteRow` wrote it, from the table that it goes back into.
    const kept = (await takeDeleted(inside, getTableName(tableOf(kind)), id)) as Row<K>;
    await requireOwnCompany(inside, kept.companyId);
    const values = kind === 'contact' ? await withoutSecondPrimary(inside, kept as Row<'contact'>) : kept;
    const [restored] = await tx
      .insert(tableOf(kind))
      .values(values as Row<'contact'>)
      .returning();
    if (!restored) throw new AppError('internal');
    return restored as Row<K>;
  });
}

/** A company has one primary contact, and the badge may have gone to another one meanwhile. */
async function withoutSecondPrimary(ctx: ServiceContext, kept: Row<'contact'>): Promise<Row<'contact'>> {
  const { id, companyId, isPrimary } = companyContacts;
  const primaries = await ctx.db
    .select({ id })
    .from(companyContacts)
    .where(and(eq(companyId, kept.companyId), eq(isPrimary, true)));
  return { ...kept, isPrimary: kept.isPrimary && primaries.length === 0 };
}
