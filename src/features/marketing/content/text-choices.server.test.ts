import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUserContext } from '#tests/builders/context.ts';
import { aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { emptyBrief } from '#features/marketing/brief/brief.rules.ts';
import { getBrief, saveBrief } from '#features/marketing/brief/brief.server.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import { createCompany } from '#features/marketing/companies/company.server.ts';
import { createProduct } from '#features/marketing/products/product.server.ts';
import { makeContent } from './content.server.ts';
import { textChoices } from './text-choices.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function aBriefed(changes: Partial<Brief>) {
  const ctx = await aUserContext(database.db);
  const company = await createCompany(ctx, aMarketingCompany({}));
  const { id } = await createProduct(ctx, aMarketingProduct(company.id));
  const { updatedAt } = await getBrief(ctx, id, 'es');
  await saveBrief(ctx, id, 'es', { ...emptyBrief(), ...changes, updatedAt });
  return { ctx, id };
}

const pain = 'Te levantas con la espalda mal';
const change = 'Te levantas bien y con ganas';

test('a formula says which answers of the brief it lacks, and is written as another one where it lacks any', async () => {
  const lacks = async (changes: Partial<Brief>) => {
    const { ctx, id } = await aBriefed(changes);
    const { formulas } = await textChoices(ctx, id, 'es', {});
    return Object.fromEntries(formulas.map(({ formula, lacks: fields }) => [formula, fields]));
  };
  expect(await lacks({})).toEqual({ aida: [], pas: ['pain'], bab: ['pain', 'change'] });
  expect(await lacks({ pain })).toEqual({ aida: [], pas: [], bab: ['change'] });
  expect(await lacks({ pain, change })).toEqual({ aida: [], pas: [], bab: [] });

  const { ctx, id } = await aBriefed({ change });
  const order = { type: 'advertising_text', tone: 'direct', language: 'es', length: 'medium' } as const;
  const store = await makeContent(ctx, { productId: id, ...order, formula: 'pas' });
  expect((await store(ctx.db)).formula).toBe('aida');
});

test('tones that give the same text name the first one that gives it', async () => {
  const { ctx, id } = await aBriefed({ pain, change });
  const { tones } = await textChoices(ctx, id, 'es', { type: 'ad_design', length: 'short' });
  expect(tones.map(({ sameAs }) => sameAs)).toEqual([null, 'professional', 'professional', 'professional']);
});
