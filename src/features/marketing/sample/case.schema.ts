import { z } from 'zod';
import { createCompanySchema, type MarketingCompany } from '#features/marketing/companies/company.schema.ts';
import { importedProductSchema, type Product } from '#features/marketing/products/product.schema.ts';

const MAX_PRODUCTS = 200;

export const importCaseSchema = z.strictObject({
  company: createCompanySchema,
  products: z.array(importedProductSchema).max(MAX_PRODUCTS, 'marketing:import.tooMany'),
});

export type ImportCase = z.infer<typeof importCaseSchema>;
export type ImportedCase = { company: MarketingCompany; products: Product[] };
