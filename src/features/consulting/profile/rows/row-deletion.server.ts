import { and, eq, ne } from 'drizzle-orm';
import { kindOfTable } from '#db/journal/journalled.ts';
import { companyContacts } from '#db/schema/index.ts';
import { requireRestorable, undoDeletion } from '#features/accounts/journal/undo.server.ts';
import {
  requireOwnRow,
  tableOf,
  type ListKind,
  type Row,
} from '#features/consulting/companies/company-rows.server.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import type { ServiceContext } from '#kernel/context.ts';

/** Deletes the row; it can be restored for a day. Errors: `not_found`. */
export async function deleteRow(ctx: ServiceContext, kind: ListKind, id: number): Promise<void> {
  await requireOwnRow(ctx, kind, id);
  const table = tableOf(kind);
  await ctx.rows(table).delete().where(eq(table.id, id));
}

/**
 * Restores a deleted row under its old id and in its old place. Errors: `not_found`, also if its company is deleted.
 */
export async function restoreRow<K extends ListKind>(
  ctx: ServiceContext,
  kind: K,
  id: number,
): Promise<Row<K>> {
  const deletion = await requireRestorable(ctx, kindOfTable(tableOf(kind)), id);
  await requireOwnCompany(ctx, Number(deletion.was['companyId']));
  await undoDeletion(ctx, deletion);
  if (kind === 'contact') await dropSecondPrimary(ctx, id);
  return requireOwnRow(ctx, kind, id);
}

/** Clears `isPrimary` if another contact has become the primary one meanwhile; a company has one. */
async function dropSecondPrimary(ctx: ServiceContext, restoredId: number): Promise<void> {
  const { id, companyId, isPrimary } = companyContacts;
  const restored = await requireOwnRow(ctx, 'contact', restoredId);
  const isOther = and(eq(companyId, restored.companyId), isPrimary, ne(id, restoredId));
  if (restored.isPrimary && (await ctx.rows(companyContacts).count(isOther)) > 0)
    await ctx.rows(companyContacts).update({ isPrimary: false }).where(eq(id, restoredId));
}
