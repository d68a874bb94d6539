import type { ServiceContext } from '#server/context.ts';
import { createRow, listRows, updateRow } from './company-rows.server.ts';
import type { CreateDepartment, UpdateDepartment } from './department.schema.ts';
import { deleteRow, restoreRow } from './row-deletion.server.ts';

export const listDepartments = (ctx: ServiceContext, companyId: number) =>
  listRows(ctx, 'department', companyId);
export const createDepartment = (ctx: ServiceContext, input: CreateDepartment) =>
  createRow(ctx, 'department', input);
export const updateDepartment = (ctx: ServiceContext, id: number, input: UpdateDepartment) =>
  updateRow(ctx, 'department', id, input);
export const deleteDepartment = (ctx: ServiceContext, id: number) => deleteRow(ctx, 'department', id);
export const restoreDepartment = (ctx: ServiceContext, id: number) => restoreRow(ctx, 'department', id);
