import { and, eq, getTableName } from 'drizzle-orm';
import { commitWithLast } from '#db/commit-with-last.ts';
import { companyContacts } from '#db/schema/index.ts';
import { keepDeleted, takeDeleted } from '#features/accounts/undo.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { requireOwnRow, tableOf, type Row } from '#features/consulting/companies/company-rows.server.ts';
import type { RowKind } from '#features/consulting/profile/row-fields.values.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';

/** Deletes the row; a copy is kept for a day so that it can be restored. */
export async function deleteRow(ctx: ServiceContext, kind: RowKind, id: number): Promise<void> {
  const table = tableOf(kind);
  await keepDeleted(ctx, getTableName(table), id, await requireOwnRow(ctx, kind, id));
  await ctx.rows(table).delete().where(eq(table.id, id));
}

/**
 * Restores a deleted row under its old id and in its old place. Errors: `not_found`, also if its company is deleted.
 */
export async function restoreRow<K extends RowKind>(
  ctx: ServiceContext,
  kind: K,
  id: number,
): Promise<Row<K>> {
  return commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    // `deleteRow` wrote this JSON, from the same table.
    const kept = (await takeDeleted(inside, getTableName(tableOf(kind)), id)) as Row<K>;
    await requireOwnCompany(inside, kept.companyId);
    const values = kind === 'contact' ? await withoutSecondPrimary(inside, kept as Row<'contact'>) : kept;
    await inside.rows(tableOf(kind)).insert(values as Row<'contact'>);
    return () => requireOwnRow(inside, kind, id);
  });
}

/** Clears `isPrimary` if another contact has become the primary one meanwhile; a company has one. */
async function withoutSecondPrimary(ctx: ServiceContext, kept: Row<'contact'>): Promise<Row<'contact'>> {
  const { companyId, isPrimary } = companyContacts;
  const primaries = await ctx
    .rows(companyContacts)
    .count(and(eq(companyId, kept.companyId), eq(isPrimary, true)));
  return { ...kept, isPrimary: kept.isPrimary && primaries === 0 };
}
