import { commitWithLast } from '#db/commit-with-last.ts';
import type { ServiceContext } from '#kernel/context.ts';
import {
  changeRow,
  insertRows,
  listRows,
  onlyRow,
  requireFreshRow,
} from '#features/consulting/companies/company-rows.server.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import { allInOrder } from '#shared/all-in-order.ts';
import { requireLinks } from './links.server.ts';
import type { CreateStrength, CreateStrengths, UpdateStrength } from './strength.schema.ts';
import { deleteRow, restoreRow } from '#features/consulting/profile/rows/row-deletion.server.ts';
import type { RowsQuery } from '#features/consulting/profile/rows/row-list.schema.ts';

export const listStrengths = (ctx: ServiceContext, companyId: number, part?: RowsQuery) =>
  listRows(ctx, 'strength', companyId, part);
export const createStrength = async (ctx: ServiceContext, { companyId, ...item }: CreateStrength) =>
  onlyRow(await createStrengths(ctx, companyId, { items: [item] }));
export const createStrengths = (ctx: ServiceContext, companyId: number, { items }: CreateStrengths) =>
  commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    // The company first: whoever may not see it learns nothing of its rows.
    await allInOrder([requireOwnCompany(inside, companyId), requireLinks(inside, companyId, items)]);
    return async () => ({ items: await insertRows(inside, 'strength', companyId, items) });
  });
export const updateStrength = (ctx: ServiceContext, id: number, input: UpdateStrength) =>
  commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const current = await requireFreshRow(inside, 'strength', id, input.updatedAt);
    await requireLinks(inside, current.companyId, [input]);
    return () => changeRow(inside, 'strength', current, input);
  });
export const deleteStrength = (ctx: ServiceContext, id: number) => deleteRow(ctx, 'strength', id);
export const restoreStrength = (ctx: ServiceContext, id: number) => restoreRow(ctx, 'strength', id);
