import type { z } from 'zod';
import type { StoredRow } from './profile.values.ts';
import { ROW_FIELDS } from './row-fields.values.ts';
import { rowSchemas } from './row.schema.ts';

export const {
  create: createProductSchema,
  several: createProductsSchema,
  update: updateProductSchema,
} = rowSchemas(ROW_FIELDS.product);

export type CreateProduct = z.infer<typeof createProductSchema>;
export type CreateProducts = z.infer<typeof createProductsSchema>;
export type UpdateProduct = z.infer<typeof updateProductSchema>;
export type Product = CreateProduct & StoredRow;
