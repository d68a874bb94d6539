import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUserContext } from '#tests/builders/context.ts';
import { aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { makeCampaigns } from '#features/marketing/campaigns/campaign-writing.server.ts';
import { createCompany } from '#features/marketing/companies/company.server.ts';
import { makeContent } from '#features/marketing/content/content.server.ts';
import { createProduct } from '#features/marketing/products/product.server.ts';
import { putBriefSchema } from './brief.schema.ts';
import { emptyBrief } from './brief.rules.ts';
import { getBrief, saveBrief } from './brief.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function aProduct() {
  const ctx = await aUserContext(database.db);
  const company = await createCompany(ctx, aMarketingCompany());
  const spanish = {
    characteristics: 'Bisagra de acero inoxidable para puertas de armario y de paso',
    advantages: 'Se monta sin herramientas y no se ve cuando la puerta está cerrada',
  };
  const product = await createProduct(ctx, aMarketingProduct(company.id, spanish));
  return { ctx, product };
}

const ENGLISH = putBriefSchema.parse({
  pain: 'The hinge shows, and every customer asks about it',
  proofs: [{ text: 'Tested for 200,000 openings', kind: 'figure', isStrongest: true }],
  guarantee: 'If one breaks within ten years, we replace it, screws included',
  deadline: '2001-01-31',
});

test('an unsaved brief is empty, and reading it stores nothing', async () => {
  const { ctx, product } = await aProduct();
  const brief = await getBrief(ctx, product.id, 'en');
  expect(brief).toMatchObject({ pain: '', proofs: [], updatedAt: product.createdAt, language: 'en' });
  expect(await getBrief(ctx, product.id, 'en')).toEqual(brief);
});

test('each language has its own brief, stored as typed', async () => {
  const { ctx, product } = await aProduct();
  const saved = await saveBrief(ctx, product.id, 'en', ENGLISH);
  const { updatedAt: _, ...typed } = ENGLISH;
  expect(saved).toMatchObject(typed);
  expect(await getBrief(ctx, product.id, 'en')).toEqual(saved);
  expect(await getBrief(ctx, product.id, 'es')).toMatchObject({ pain: '', guarantee: '' });
});

test('answers to the doubts of buyers are kept as typed, and none is stored where none is answered', async () => {
  const { ctx, product } = await aProduct();
  const doubts = [{ question: '¿Y si no acierto?', answer: '  Se cambia ' }];
  const first = await getBrief(ctx, product.id, 'es');
  const stored = await saveBrief(ctx, product.id, 'es', {
    ...emptyBrief(),
    doubts,
    updatedAt: first.updatedAt,
  });
  expect(stored.doubts).toEqual(doubts);
  const emptied = await saveBrief(ctx, product.id, 'es', { ...emptyBrief(), updatedAt: stored.updatedAt });
  expect(emptied).not.toHaveProperty('doubts');
});

test('a stale brief is rejected with the current one, the first answer included', async () => {
  const { ctx, product } = await aProduct();
  const { updatedAt } = await getBrief(ctx, product.id, 'es');
  const first = await saveBrief(ctx, product.id, 'es', { ...ENGLISH, updatedAt });
  expect(first.updatedAt).not.toBe(updatedAt);
  await expect(
    saveBrief(ctx, product.id, 'es', { ...ENGLISH, pain: 'Otra', updatedAt }),
  ).rejects.toMatchObject({
    code: 'stale',
    details: { extra: { current: first } },
  });
  const again = await saveBrief(ctx, product.id, 'es', {
    ...ENGLISH,
    pain: 'Otra',
    updatedAt: first.updatedAt,
  });
  expect(again).toMatchObject({ pain: 'Otra', createdAt: first.createdAt });
});

test('without a brief in the language nothing is written; with one its words appear in full', async () => {
  const { ctx, product } = await aProduct();
  const refusal = { code: 'brief_language_missing' };
  const asked = { type: 'advertising_text', tone: 'direct', language: 'en', length: 'long' } as const;
  await expect(makeCampaigns(ctx, product.id, { language: 'en' })).rejects.toMatchObject(refusal);
  await expect(makeContent(ctx, { ...asked, productId: product.id })).rejects.toMatchObject(refusal);
  await saveBrief(ctx, product.id, 'en', ENGLISH);
  const { items } = await (await makeCampaigns(ctx, product.id, { language: 'en' }))(ctx.db);
  const [email] = items;
  const text = Object.values(email?.content ?? {}).join('\n');
  expect(text).toContain('Tested for 200,000 openings');
  expect(text).toContain('If one breaks within ten years, we replace it, screws included.');
  expect(text).not.toContain('acero');
  expect(email?.hints).toContainEqual({ code: 'deadline_passed', field: 'deadline', facts: ['2001-01-31'] });
  const content = await (await makeContent(ctx, { ...asked, productId: product.id }))(ctx.db);
  expect(content.text).toContain('200,000');
});

test('a brief of another workspace is not found', async () => {
  const { product } = await aProduct();
  const other = await aUserContext(database.db);
  await expect(getBrief(other, product.id, 'es')).rejects.toMatchObject({ code: 'not_found' });
  await expect(saveBrief(other, product.id, 'es', ENGLISH)).rejects.toMatchObject({ code: 'not_found' });
});
