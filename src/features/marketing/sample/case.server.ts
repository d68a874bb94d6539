import type { ServiceContext } from '#kernel/context.ts';
import type { ImportCase, ImportedCase } from './case.schema.ts';
import { createCompany } from '#features/marketing/companies/company.server.ts';
import { insertRow } from '#features/marketing/marketing-rows.server.ts';
import type { Product } from '#features/marketing/products/product.schema.ts';

/** Stores company and products in one transaction. */
export async function importCase(ctx: ServiceContext, input: ImportCase): Promise<ImportedCase> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const company = await createCompany(inside, input.company);
    const products: Product[] = [];
    for (const product of input.products)
      products.push(await insertRow(inside, 'product', { ...product, marketingCompanyId: company.id }));
    return { company, products };
  });
}
