import type { ServiceContext } from '#kernel/context.ts';
import {
  changeRow,
  insertRows,
  listRows,
  onlyRow,
  requireFreshRow,
} from '#features/consulting/companies/company-rows.server.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import { requireLinks } from './links.server.ts';
import type { CreateStrength, CreateStrengths, UpdateStrength } from './strength.schema.ts';
import { deleteRow, restoreRow } from '#features/consulting/profile/rows/row-deletion.server.ts';
import type { RowsQuery } from '#features/consulting/profile/rows/row-list.schema.ts';

export const listStrengths = (ctx: ServiceContext, companyId: number, part?: RowsQuery) =>
  listRows(ctx, 'strength', companyId, part);
export const createStrength = async (ctx: ServiceContext, { companyId, ...item }: CreateStrength) =>
  onlyRow(await createStrengths(ctx, companyId, { items: [item] }));
export async function createStrengths(ctx: ServiceContext, companyId: number, { items }: CreateStrengths) {
  // The company first: whoever may not see it learns nothing of its rows.
  await requireOwnCompany(ctx, companyId);
  await requireLinks(ctx, companyId, items);
  return { items: await insertRows(ctx, 'strength', companyId, items) };
}
export async function updateStrength(ctx: ServiceContext, id: number, input: UpdateStrength) {
  const current = await requireFreshRow(ctx, 'strength', id, input.updatedAt);
  await requireLinks(ctx, current.companyId, [input]);
  return changeRow(ctx, 'strength', current, input);
}
export const deleteStrength = (ctx: ServiceContext, id: number) => deleteRow(ctx, 'strength', id);
export const restoreStrength = (ctx: ServiceContext, id: number) => restoreRow(ctx, 'strength', id);
