import type { ServiceContext } from '#server/context.ts';
import { createRow, listRows, updateRow } from './company-rows.server.ts';
import type { CreateProduct, UpdateProduct } from './product.schema.ts';
import { deleteRow, restoreRow } from './row-deletion.server.ts';

export const listProducts = (ctx: ServiceContext, companyId: number) => listRows(ctx, 'product', companyId);
export const createProduct = (ctx: ServiceContext, input: CreateProduct) => createRow(ctx, 'product', input);
export const updateProduct = (ctx: ServiceContext, id: number, input: UpdateProduct) =>
  updateRow(ctx, 'product', id, input);
export const deleteProduct = (ctx: ServiceContext, id: number) => deleteRow(ctx, 'product', id);
export const restoreProduct = (ctx: ServiceContext, id: number) => restoreRow(ctx, 'product', id);
