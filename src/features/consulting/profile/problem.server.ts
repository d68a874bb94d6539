import type { ServiceContext } from '#server/context.ts';
import {
  createRow,
  createRows,
  listRows,
  updateRow,
} from '#features/consulting/companies/company-rows.server.ts';
import type { CreateProblem, CreateProblems, UpdateProblem } from './problem.schema.ts';
import { deleteRow, restoreRow } from './row-deletion.server.ts';
import type { RowsQuery } from './row-list.schema.ts';

export const listProblems = (ctx: ServiceContext, companyId: number, part?: RowsQuery) =>
  listRows(ctx, 'problem', companyId, part);
export const createProblem = (ctx: ServiceContext, input: CreateProblem) => createRow(ctx, 'problem', input);
export const createProblems = async (ctx: ServiceContext, companyId: number, { items }: CreateProblems) => ({
  items: await createRows(ctx, 'problem', companyId, items),
});
export const updateProblem = (ctx: ServiceContext, id: number, input: UpdateProblem) =>
  updateRow(ctx, 'problem', id, input);
export const deleteProblem = (ctx: ServiceContext, id: number) => deleteRow(ctx, 'problem', id);
export const restoreProblem = (ctx: ServiceContext, id: number) => restoreRow(ctx, 'problem', id);
