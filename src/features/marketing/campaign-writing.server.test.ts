import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServiceContext } from '#server/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { queseria } from '#tests/marketing-cases.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { updateCampaign } from './campaign.server.ts';
import { listKeptTexts, makeCampaigns, rewriteCampaign } from './campaign-writing.server.ts';
import { writeCampaigns } from './campaigns.rules.ts';
import { createCompanySchema } from './company.schema.ts';
import { createCompany } from './company.server.ts';
import { languageOf } from './language-of.rules.ts';
import { deleteMarketing } from './marketing-deletion.server.ts';
import { createProduct } from './product.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const [AZUL] = queseria();

async function someCampaigns() {
  if (!AZUL) throw new Error('The reference case is missing.');
  const ctx = await aUserContext(database.db);
  const company = await createCompany(ctx, createCompanySchema.parse(AZUL.company));
  const product = await createProduct(ctx, { ...AZUL.product, marketingCompanyId: company.id });
  const store = await makeCampaigns(ctx, product.id, { language: 'es', tone: 'direct' });
  const { items } = await store(ctx.db);
  const [email, social, page] = items;
  if (!email || !social || !page) throw new Error('three campaigns were expected');
  return { ctx, product, email, social, page };
}

const rewrite = async (ctx: ServiceContext, id: number, input: Parameters<typeof rewriteCampaign>[2]) =>
  (await rewriteCampaign(ctx, id, input))(ctx.db);

test('three campaigns are one seed’s, and the seed that is stored writes them again to the letter', async () => {
  const { email, social, page } = await someCampaigns();
  expect(new Set([email.seed, social.seed, page.seed]).size).toBe(1);
  if (!AZUL) throw new Error('The reference case is missing.');
  const { seed, language, tone } = email;
  const again = writeCampaigns(AZUL, { seed, language, tone });
  expect([email.content, social.content, page.content]).toEqual([
    again.email.content,
    again.socialMedia.content,
    again.landingPage.content,
  ]);
});

test.each(['email', 'social', 'page'] as const)(
  'the %s campaign is written again in the other language, and what was edited is kept beside it and comes back',
  async (which) => {
    const { ctx, ...campaigns } = await someCampaigns();
    const first = campaigns[which];
    const edited = await updateCampaign(ctx, first.id, { content: { attention: 'Escrito a mano.' } });
    const english = await rewrite(ctx, first.id, { language: 'en' });
    expect(english).toMatchObject({ id: first.id, language: 'en', tone: 'direct', status: first.status });
    expect(languageOf(JSON.stringify(english.content))).toBe('en');
    const [kept, ...others] = (await listKeptTexts(ctx, first.id)).items;
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ language: 'es', content: edited.content });
    const back = await rewrite(ctx, first.id, { textId: kept?.id });
    expect(back).toMatchObject({ language: 'es', content: edited.content });
    expect((await listKeptTexts(ctx, first.id)).items.map(({ language }) => language)).toEqual(['en']);
  },
);

test('of the earlier texts twenty are kept, the oldest goes', async () => {
  const { ctx, email } = await someCampaigns();
  for (let round = 0; round < 22; round += 1) await rewrite(ctx, email.id, { tone: 'inspiring' });
  const { items } = await listKeptTexts(ctx, email.id);
  expect(items).toHaveLength(20);
  expect(items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).toSorted((a, b) => b - a));
  expect(items.every(({ tone }) => tone === 'inspiring')).toBe(true);
});

test('nobody writes somebody else’s campaign again, takes another campaign’s text, or writes of a product that has gone', async () => {
  const { ctx, product, email, social } = await someCampaigns();
  const other = await aUserContext(database.db);
  await expect(rewrite(other, email.id, { language: 'en' })).rejects.toMatchObject({ code: 'not_found' });
  await rewrite(ctx, social.id, {});
  const [text] = (await listKeptTexts(ctx, social.id)).items;
  await expect(rewrite(ctx, email.id, { textId: text?.id })).rejects.toMatchObject({ code: 'not_found' });
  expect((await listKeptTexts(ctx, social.id)).items).toHaveLength(1);
  await deleteMarketing(ctx, 'product', product.id);
  await expect(rewrite(ctx, email.id, {})).rejects.toMatchObject({ code: 'product_gone' });
});
