import type { ServiceContext } from '#server/context.ts';
import {
  createRow,
  createRows,
  listRows,
  updateRow,
} from '#features/consulting/companies/company-rows.server.ts';
import type { CreateStrength, CreateStrengths, UpdateStrength } from './strength.schema.ts';
import { deleteRow, restoreRow } from './row-deletion.server.ts';
import type { RowsQuery } from './row-list.schema.ts';

export const listStrengths = (ctx: ServiceContext, companyId: number, part?: RowsQuery) =>
  listRows(ctx, 'strength', companyId, part);
export const createStrength = (ctx: ServiceContext, input: CreateStrength) =>
  createRow(ctx, 'strength', input);
export const createStrengths = async (
  ctx: ServiceContext,
  companyId: number,
  { items }: CreateStrengths,
) => ({
  items: await createRows(ctx, 'strength', companyId, items),
});
export const updateStrength = (ctx: ServiceContext, id: number, input: UpdateStrength) =>
  updateRow(ctx, 'strength', id, input);
export const deleteStrength = (ctx: ServiceContext, id: number) => deleteRow(ctx, 'strength', id);
export const restoreStrength = (ctx: ServiceContext, id: number) => restoreRow(ctx, 'strength', id);
