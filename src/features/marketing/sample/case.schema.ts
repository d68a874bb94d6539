import { z } from 'zod';
import {
  createCompanySchema,
  marketingCompanySchema,
  type CreateCompany,
} from '#features/marketing/companies/company.schema.ts';
import {
  importedProductSchema,
  productSchema,
  type ImportedProduct,
} from '#features/marketing/products/product.schema.ts';

const MAX_PRODUCTS = 200;

export const importCaseSchema = z.strictObject({
  company: createCompanySchema,
  products: z.array(importedProductSchema).max(MAX_PRODUCTS, 'marketing:import.tooMany'),
});

export type ImportCase = { company: CreateCompany; products: ImportedProduct[] };
export const importedCaseSchema = z.strictObject({
  company: marketingCompanySchema,
  products: z.array(productSchema),
});
export type ImportedCase = z.infer<typeof importedCaseSchema>;
