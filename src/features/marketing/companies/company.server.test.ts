import { called } from '#tests/builders/call.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUserContext, inOneCall } from '#tests/builders/context.ts';
import { aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { importCase } from '#features/marketing/sample/case.server.ts';
import { createCompanySchema, updateCompanySchema } from './company.schema.ts';
import { createCompany, listCompanies, updateCompany } from './company.server.ts';
import { deleteMarketing, restoreMarketing } from '#features/marketing/marketing-deletion.server.ts';
import { requireMarketingCompany } from '#features/marketing/marketing-rows.server.ts';
import {
  createProduct,
  getProduct,
  listProducts,
  updateProduct,
} from '#features/marketing/products/product.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a company and its products are isolated by workspace', async () => {
  const owner = await aUserContext(database.db);
  const other = await aUserContext(database.db);
  const company = await createCompany(owner, aMarketingCompany());
  const product = await createProduct(owner, aMarketingProduct(company.id));
  const refused = { code: 'not_found' };
  await expect(requireMarketingCompany(other, company.id)).rejects.toMatchObject(refused);
  await expect(updateCompany(other, company.id, { name: 'Mine' })).rejects.toMatchObject(refused);
  await expect(createProduct(other, aMarketingProduct(company.id))).rejects.toMatchObject(refused);
  await expect(getProduct(other, product.id)).rejects.toMatchObject(refused);
  await expect(updateProduct(other, product.id, { name: 'Mine' })).rejects.toMatchObject(refused);
  await expect(called(other, deleteMarketing, 'product', product.id)).rejects.toMatchObject(refused);
  expect((await listCompanies(other, { limit: 50 })).items).toEqual([]);
  expect((await listProducts(other, { marketingCompanyId: company.id, limit: 50 })).items).toEqual([]);
});

test('a stale edit is rejected with the current record', async () => {
  const ctx = await aUserContext(database.db);
  const company = await createCompany(ctx, aMarketingCompany());
  const changed = await updateCompany(ctx, company.id, { name: 'First', updatedAt: company.updatedAt });
  await expect(
    updateCompany(ctx, company.id, { name: 'Second', updatedAt: company.updatedAt }),
  ).rejects.toMatchObject({ code: 'stale', details: { extra: { current: changed } } });
  expect((await requireMarketingCompany(ctx, company.id)).name).toBe('First');
});

test('a list counts what each company holds, and its search ignores accents', async () => {
  const ctx = await aUserContext(database.db);
  const { id } = await createCompany(ctx, aMarketingCompany({ name: 'Quesería Ágata' }));
  await createCompany(ctx, aMarketingCompany({ name: 'Otra' }));
  await createProduct(ctx, aMarketingProduct(id));
  const { items } = await listCompanies(ctx, { q: 'agata', limit: 50 });
  expect(items.map(({ name, counts }) => [name, counts])).toEqual([
    ['Quesería Ágata', { products: 1, campaigns: 0, leads: 0, pages: 0 }],
  ]);
});

test('a case is imported completely or not at all', async () => {
  const ctx = await aUserContext(database.db);
  const { marketingCompanyId: _, ...product } = aMarketingProduct(0);
  const imported = await importCase(ctx, { company: aMarketingCompany(), products: [product, product] });
  expect(imported.products.map(({ marketingCompanyId }) => marketingCompanyId)).toEqual([
    imported.company.id,
    imported.company.id,
  ]);
  const broken = [product, { ...product, name: null as unknown as string }];
  const failed = inOneCall(ctx, (inside) =>
    importCase(inside, { company: aMarketingCompany(), products: broken }),
  );
  await expect(failed).rejects.toThrow();
  expect((await listCompanies(ctx, { limit: 50 })).items).toHaveLength(1);
});

test('a deleted company is restored with its products under the old ids, once and only by its owner', async () => {
  const ctx = await aUserContext(database.db);
  const other = await aUserContext(database.db);
  const company = await createCompany(ctx, aMarketingCompany({ brandColors: ['#1d3b6f'] }));
  const product = await createProduct(ctx, aMarketingProduct(company.id));
  await called(ctx, deleteMarketing, 'company', company.id);
  await expect(getProduct(ctx, product.id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(called(other, restoreMarketing, 'company', company.id)).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await called(ctx, restoreMarketing, 'company', company.id)).toEqual(company);
  expect(await getProduct(ctx, product.id)).toEqual(product);
  await expect(called(ctx, restoreMarketing, 'company', company.id)).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('a product of a deleted company stays deleted, and can be restored after its company', async () => {
  const ctx = await aUserContext(database.db);
  const company = await createCompany(ctx, aMarketingCompany());
  const product = await createProduct(ctx, aMarketingProduct(company.id));
  await called(ctx, deleteMarketing, 'product', product.id);
  await called(ctx, deleteMarketing, 'company', company.id);
  await expect(called(ctx, restoreMarketing, 'product', product.id)).rejects.toMatchObject({
    code: 'not_found',
  });
  await called(ctx, restoreMarketing, 'company', company.id);
  expect(await called(ctx, restoreMarketing, 'product', product.id)).toEqual(product);
});

test.each([
  [{ brandColors: ['1D3B6F', '#abc'] }, { brandColors: ['#1d3b6f', '#aabbcc'] }],
  [{ brandColors: [] }, { brandColors: null }],
  [
    { tone: 'cercano y preciso', website: 'queseria.example' },
    { tone: 'friendly', website: 'https://queseria.example' },
  ],
  [
    { tone: null, website: '' },
    { tone: null, website: null },
  ],
])('%j is stored as %j', (given, kept) => {
  expect(createCompanySchema.parse({ ...aMarketingCompany(), ...given })).toMatchObject(kept);
});

test.each([
  [{ brandColors: ['red'] }, 'marketing:company.colourInvalid'],
  [{ brandColors: Array(7).fill('#111111') }, 'marketing:company.coloursTooMany'],
  [{ tone: 'azulado' }, 'marketing:company.toneUnknown'],
  [{ website: 'javascript:alert(1)' }, 'marketing:company.websiteInvalid'],
  [{ targetAudienceType: 'b2x' }, 'marketing:company.audienceTypeRequired'],
  [{ name: '  ' }, 'marketing:company.nameRequired'],
])('%j is rejected at its field', (given, message) => {
  const [field] = Object.keys(given);
  for (const schema of [createCompanySchema, updateCompanySchema]) {
    const { error } = schema.safeParse({ ...aMarketingCompany(), ...given });
    const [issue] = error?.issues ?? [];
    expect([issue?.path.join('.'), issue?.message]).toEqual([field, message]);
  }
});
