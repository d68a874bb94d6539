import type { ServiceContext } from '#kernel/context.ts';
import type { ImportCase, ImportedCase } from './case.schema.ts';
import { createCompany } from '#features/marketing/companies/company.server.ts';
import { insertRows } from '#features/marketing/marketing-rows.server.ts';

export async function importCase(ctx: ServiceContext, input: ImportCase): Promise<ImportedCase> {
  const company = await createCompany(ctx, input.company);
  const products = input.products.map((product) => ({ ...product, marketingCompanyId: company.id }));
  return { company, products: await insertRows(ctx, 'product', products) };
}
