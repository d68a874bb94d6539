import { z } from 'zod';
import type { GivenOf } from '#shared/field-list.ts';
import { readUpdatedAt, rowId } from '#shared/fields.ts';
import { count, record, timestamp } from '#shared/answer.ts';
import type { Locale } from '#shared/languages.ts';
import { listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import { patchedFields, postedFields, shownFields } from '#shared/record-schema.ts';
import { NAMED_SORTS } from '#features/marketing/marketing.values.ts';
import { PRODUCT_FIELDS } from './product.values.ts';

export const importedProductSchema = z.strictObject(postedFields(PRODUCT_FIELDS));
export const createProductSchema = z.strictObject({
  marketingCompanyId: rowId,
  ...postedFields(PRODUCT_FIELDS),
});
export const updateProductSchema = z
  .strictObject({ ...patchedFields(PRODUCT_FIELDS), updatedAt: readUpdatedAt })
  .partial();
export const productQuery = listQuery(NAMED_SORTS).extend({ marketingCompanyId: queryId });

type OfCompany = { marketingCompanyId: number };
export type ImportedProduct = GivenOf<typeof PRODUCT_FIELDS>;
export type CreateProduct = ImportedProduct & OfCompany;
export type UpdateProduct = z.infer<typeof updateProductSchema>;
export type ProductQuery = z.infer<typeof productQuery>;

export const productSchema = record('MarketingProduct', {
  id: rowId,
  marketingCompanyId: rowId,
  ...shownFields(PRODUCT_FIELDS),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Product = z.infer<typeof productSchema>;
/** For fields that ask which product; `typedLanguage` is the one it can be written about at once. */
export type ProductName = { id: number; name: string; typedLanguage: Locale | null };
/** For its card: how far it has come. */
export const productSummarySchema = productSchema
  .extend({
    companyName: z.string(),
    analyses: count,
    campaigns: count,
    publishedPages: count,
    photographId: rowId.nullable(),
  })
  .meta({ id: 'MarketingProductSummary' });
export type ProductSummary = z.infer<typeof productSummarySchema>;
