import { z } from 'zod';
import { count, record, timestamp } from '#shared/answer.ts';
import { nullIsAbsent, readUpdatedAt, requiredLine, requiredParagraph, rowId } from '#shared/fields.ts';
import type { Locale } from '#shared/languages.ts';
import { listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import { NAMED_SORTS } from '#features/marketing/marketing.values.ts';

/** Room for a data sheet of 5,000 words. */
const MAX_SHEET = 50_000;

const fields = {
  name: requiredLine('marketing:product.nameRequired'),
  characteristics: requiredParagraph('marketing:product.characteristicsRequired', MAX_SHEET),
  advantages: requiredParagraph('marketing:product.advantagesRequired', MAX_SHEET),
  price: requiredLine('marketing:product.priceRequired'),
};

export const createProductSchema = z.strictObject({ marketingCompanyId: rowId, ...fields });
export const importedProductSchema = z.strictObject(fields);
export const updateProductSchema = z
  .strictObject({
    name: nullIsAbsent(fields.name),
    characteristics: nullIsAbsent(fields.characteristics),
    advantages: nullIsAbsent(fields.advantages),
    price: nullIsAbsent(fields.price),
    updatedAt: readUpdatedAt,
  })
  .partial();
export const productQuery = listQuery(NAMED_SORTS).extend({ marketingCompanyId: queryId });

export type CreateProduct = z.infer<typeof createProductSchema>;
export type UpdateProduct = z.infer<typeof updateProductSchema>;
export type ProductQuery = z.infer<typeof productQuery>;

export const productSchema = record('MarketingProduct', {
  id: rowId,
  marketingCompanyId: rowId,
  name: z.string(),
  characteristics: z.string(),
  advantages: z.string(),
  price: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Product = z.infer<typeof productSchema>;
/** For fields that ask which product; `typedLanguage` is the one it can be written about at once. */
export type ProductName = { id: number; name: string; typedLanguage: Locale | null };
/** What its card tells: how far it has come. */
export const productSummarySchema = productSchema
  .extend({ companyName: z.string(), analyses: count, campaigns: count, publishedPages: count })
  .meta({ id: 'MarketingProductSummary' });
export type ProductSummary = z.infer<typeof productSummarySchema>;
