import { z } from 'zod';
import {
  createCompanySchema,
  type CreateCompany,
  type MarketingCompany,
} from '#features/marketing/companies/company.schema.ts';
import {
  importedProductSchema,
  type ImportedProduct,
  type Product,
} from '#features/marketing/products/product.schema.ts';

const MAX_PRODUCTS = 200;

/** A company with its products in one go, as the form of `features/marketing/sample/case.rules.ts` reads them from a text. */
export const importCaseSchema = z.strictObject({
  company: createCompanySchema,
  products: z.array(importedProductSchema).max(MAX_PRODUCTS, 'marketing:import.tooMany'),
});

export type ImportCase = { company: CreateCompany; products: ImportedProduct[] };
export type ImportedCase = { company: MarketingCompany; products: Product[] };
