import type { ServiceContext } from '#kernel/context.ts';
import {
  createRow,
  createRows,
  listRows,
  updateRow,
} from '#features/consulting/companies/company-rows.server.ts';
import type { CreateProduct, CreateProducts, UpdateProduct } from './product.schema.ts';
import { deleteRow, restoreRow } from '#features/consulting/profile/rows/row-deletion.server.ts';
import type { RowsQuery } from '#features/consulting/profile/rows/row-list.schema.ts';

export const listProducts = (ctx: ServiceContext, companyId: number, part?: RowsQuery) =>
  listRows(ctx, 'product', companyId, part);
export const createProduct = (ctx: ServiceContext, input: CreateProduct) => createRow(ctx, 'product', input);
export const createProducts = async (ctx: ServiceContext, companyId: number, { items }: CreateProducts) => ({
  items: await createRows(ctx, 'product', companyId, items),
});
export const updateProduct = (ctx: ServiceContext, id: number, input: UpdateProduct) =>
  updateRow(ctx, 'product', id, input);
export const deleteProduct = (ctx: ServiceContext, id: number) => deleteRow(ctx, 'product', id);
export const restoreProduct = (ctx: ServiceContext, id: number) => restoreRow(ctx, 'product', id);
