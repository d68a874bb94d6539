import type { ServiceContext } from '#kernel/context.ts';
import {
  createRow,
  createRows,
  listRows,
  updateRow,
} from '#features/consulting/companies/company-rows.server.ts';
import type { CreateDepartment, CreateDepartments, UpdateDepartment } from './department.schema.ts';
import { deleteRow, restoreRow } from '#features/consulting/profile/rows/row-deletion.server.ts';
import type { RowsQuery } from '#features/consulting/profile/rows/row-list.schema.ts';

export const listDepartments = (ctx: ServiceContext, companyId: number, part?: RowsQuery) =>
  listRows(ctx, 'department', companyId, part);
export const createDepartment = (ctx: ServiceContext, input: CreateDepartment) =>
  createRow(ctx, 'department', input);
export const createDepartments = async (
  ctx: ServiceContext,
  companyId: number,
  { items }: CreateDepartments,
) => ({
  items: await createRows(ctx, 'department', companyId, items),
});
export const updateDepartment = (ctx: ServiceContext, id: number, input: UpdateDepartment) =>
  updateRow(ctx, 'department', id, input);
export const deleteDepartment = (ctx: ServiceContext, id: number) => deleteRow(ctx, 'department', id);
export const restoreDepartment = (ctx: ServiceContext, id: number) => restoreRow(ctx, 'department', id);
