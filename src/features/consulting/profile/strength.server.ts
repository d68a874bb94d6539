import type { ServiceContext } from '#server/context.ts';
import {
  createRows,
  listRows,
  requireOwnRow,
  updateRow,
} from '#features/consulting/companies/company-rows.server.ts';
import { AppError } from '#shared/errors.ts';
import { requireLinks } from './links.server.ts';
import type { CreateStrength, CreateStrengths, UpdateStrength } from './strength.schema.ts';
import { deleteRow, restoreRow } from '#features/consulting/profile/rows/row-deletion.server.ts';
import type { RowsQuery } from '#features/consulting/profile/rows/row-list.schema.ts';

export const listStrengths = (ctx: ServiceContext, companyId: number, part?: RowsQuery) =>
  listRows(ctx, 'strength', companyId, part);
export const createStrength = async (ctx: ServiceContext, input: CreateStrength) => {
  const { companyId, ...item } = input;
  const { items } = await createStrengths(ctx, companyId, { items: [item] });
  const [created] = items;
  if (!created) throw new AppError('internal');
  return created;
};
export const createStrengths = (ctx: ServiceContext, companyId: number, { items }: CreateStrengths) =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    // The company first: whoever may not see it learns nothing of its rows.
    const created = await createRows(inside, 'strength', companyId, items);
    await requireLinks(inside, companyId, items);
    return { items: created };
  });
export const updateStrength = (ctx: ServiceContext, id: number, input: UpdateStrength) =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const { companyId } = await requireOwnRow(inside, 'strength', id);
    await requireLinks(inside, companyId, [input]);
    return updateRow(inside, 'strength', id, input);
  });
export const deleteStrength = (ctx: ServiceContext, id: number) => deleteRow(ctx, 'strength', id);
export const restoreStrength = (ctx: ServiceContext, id: number) => restoreRow(ctx, 'strength', id);
