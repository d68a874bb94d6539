import type { z } from 'zod';
import { ROW_FIELDS } from './row-fields.values.ts';
import { rowSchemas, type FullRow, type NewRow } from './row.schema.ts';

export const {
  create: createProductSchema,
  several: createProductsSchema,
  update: updateProductSchema,
} = rowSchemas(ROW_FIELDS.product);

export type CreateProduct = NewRow<typeof ROW_FIELDS.product>;
export type CreateProducts = z.infer<typeof createProductsSchema>;
export type UpdateProduct = z.infer<typeof updateProductSchema>;
export type Product = FullRow<typeof ROW_FIELDS.product>;
