import type { z } from 'zod';
import { shownFields } from '#shared/record-schema.ts';
import { ROW_FIELDS } from './row-fields.values.ts';
import { rowSchemas, type NewRow } from '#features/consulting/profile/rows/row.schema.ts';
import { profileRow } from '#features/consulting/profile/rows/row-list.schema.ts';

export const {
  create: createProductSchema,
  several: createProductsSchema,
  update: updateProductSchema,
} = rowSchemas(ROW_FIELDS.product);

export type CreateProduct = NewRow<typeof ROW_FIELDS.product>;
export type CreateProducts = { items: Omit<CreateProduct, 'companyId'>[] };
export type UpdateProduct = z.infer<typeof updateProductSchema>;

export const productSchema = profileRow('ProfileProduct', shownFields(ROW_FIELDS.product));
export type Product = z.infer<typeof productSchema>;
