import type { ServiceContext } from '#server/context.ts';
import { createRow, listRows, updateRow } from './company-rows.server.ts';
import type { CreateProblem, UpdateProblem } from './problem.schema.ts';
import { deleteRow, restoreRow } from './row-deletion.server.ts';

export const listProblems = (ctx: ServiceContext, companyId: number) => listRows(ctx, 'problem', companyId);
export const createProblem = (ctx: ServiceContext, input: CreateProblem) => createRow(ctx, 'problem', input);
export const updateProblem = (ctx: ServiceContext, id: number, input: UpdateProblem) =>
  updateRow(ctx, 'problem', id, input);
export const deleteProblem = (ctx: ServiceContext, id: number) => deleteRow(ctx, 'problem', id);
export const restoreProblem = (ctx: ServiceContext, id: number) => restoreRow(ctx, 'problem', id);
