import { z } from 'zod';
import { createCompanySchema, marketingCompanySchema } from '#features/marketing/companies/company.schema.ts';
import { importedProductSchema, productSchema } from '#features/marketing/products/product.schema.ts';

const MAX_PRODUCTS = 200;

export const importCaseSchema = z.strictObject({
  company: createCompanySchema,
  products: z.array(importedProductSchema).max(MAX_PRODUCTS, 'marketing:import.tooMany'),
});

export type ImportCase = z.infer<typeof importCaseSchema>;
export const importedCaseSchema = z.strictObject({
  company: marketingCompanySchema,
  products: z.array(productSchema),
});
export type ImportedCase = z.infer<typeof importedCaseSchema>;
