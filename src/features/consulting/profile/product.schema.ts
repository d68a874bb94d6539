import { z } from 'zod';
import {
  nullIsAbsent,
  oneOf,
  orDefault,
  readUpdatedAt,
  requiredLine,
  requiredParagraph,
  rowId,
} from '#shared/fields.ts';
import { PRODUCT_TYPES } from './product.values.ts';
import { batchOf, profileRow } from './row-list.schema.ts';

const fields = {
  name: requiredLine('consulting:product.nameRequired'),
  description: requiredParagraph('consulting:product.descriptionRequired'),
};
const type = oneOf(PRODUCT_TYPES, 'consulting:product.typeRequired');

export const createProductSchema = z.strictObject({
  companyId: rowId,
  ...fields,
  type: orDefault(type, 'product'),
});
export const createProductsSchema = batchOf(createProductSchema.omit({ companyId: true }));
export const updateProductSchema = z
  .strictObject({
    name: nullIsAbsent(fields.name),
    description: nullIsAbsent(fields.description),
    type: nullIsAbsent(type),
    updatedAt: readUpdatedAt,
  })
  .partial();

export type CreateProduct = z.infer<typeof createProductSchema>;
export type CreateProducts = z.infer<typeof createProductsSchema>;
export type UpdateProduct = z.infer<typeof updateProductSchema>;

export const productSchema = profileRow('ProfileProduct', {
  name: z.string(),
  description: z.string(),
  type,
});
export type Product = z.infer<typeof productSchema>;
