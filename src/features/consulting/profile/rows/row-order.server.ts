import { asc, eq, getTableName, sql } from 'drizzle-orm';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { tableOf } from '#features/consulting/companies/company-rows.server.ts';
import { KIND_OF } from '#features/consulting/profile/profile.values.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import type { RowOrder } from './row-list.schema.ts';

/**
 * Moves rows within their list and returns the order of the whole list. A call names only the moved rows and their
 * target, so a partly loaded list can be sorted too, and two tabs do not undo each other's moves. `updatedAt` stays,
 * since the content does not change. Errors: `not_found` for a row that is not in this list.
 */
export async function moveRows(
  ctx: ServiceContext,
  companyId: number,
  { list, rowIds, afterId }: RowOrder,
): Promise<{ rowIds: number[] }> {
  await requireOwnCompany(ctx, companyId);
  const table = tableOf(list === 'causes' ? 'cause' : KIND_OF[list]);
  const rows = await ctx
    .rows(table)
    .select({ id: table.id })
    .where(eq(table.companyId, companyId))
    .orderBy(asc(table.sortOrder), asc(table.id));
  const known = new Set(rows.map(({ id }) => id));
  const moved = new Set(rowIds);
  const isAnchored = afterId != null;
  if ([...moved, ...(isAnchored ? [afterId] : [])].some((id) => !known.has(id)))
    throw new AppError('not_found');
  if (isAnchored && moved.has(afterId)) throw new AppError('bad_request');
  const staying = rows.map(({ id }) => id).filter((id) => !moved.has(id));
  const at = isAnchored ? staying.indexOf(afterId) + 1 : 0;
  const order = staying.toSpliced(at, 0, ...rowIds);
  await ctx.db.run(sql`
    update ${table} set "sortOrder" = place.key + 1
    from json_each(${JSON.stringify(order)}) as place
    where ${sql.identifier(getTableName(table))}."id" = place.value
      and ${ctx.rows(table).condition}
      and ${sql.identifier(getTableName(table))}."sortOrder" <> place.key + 1`);
  return { rowIds: order };
}
