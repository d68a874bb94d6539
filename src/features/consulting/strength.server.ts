import type { ServiceContext } from '#server/context.ts';
import { createRow, listRows, updateRow } from './company-rows.server.ts';
import type { CreateStrength, UpdateStrength } from './strength.schema.ts';
import { deleteRow, restoreRow } from './row-deletion.server.ts';

export const listStrengths = (ctx: ServiceContext, companyId: number) => listRows(ctx, 'strength', companyId);
export const createStrength = (ctx: ServiceContext, input: CreateStrength) =>
  createRow(ctx, 'strength', input);
export const updateStrength = (ctx: ServiceContext, id: number, input: UpdateStrength) =>
  updateRow(ctx, 'strength', id, input);
export const deleteStrength = (ctx: ServiceContext, id: number) => deleteRow(ctx, 'strength', id);
export const restoreStrength = (ctx: ServiceContext, id: number) => restoreRow(ctx, 'strength', id);
