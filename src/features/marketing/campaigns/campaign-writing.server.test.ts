import { called } from '#tests/builders/call.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketingCampaigns } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { queseria } from '#tests/marketing-cases.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { putBriefSchema } from '#features/marketing/brief/brief.schema.ts';
import { saveBrief } from '#features/marketing/brief/brief.server.ts';
import { updateCampaign } from './campaign.server.ts';
import { getWrittenCampaign, makeCampaigns, rewriteCampaign } from './campaign-writing.server.ts';
import { listKeptTexts } from './campaign-kept.server.ts';
import { makeContent } from '#features/marketing/content/content.server.ts';
import { createCompanySchema } from '#features/marketing/companies/company.schema.ts';
import { createCompany } from '#features/marketing/companies/company.server.ts';
import { deleteMarketing } from '#features/marketing/marketing-deletion.server.ts';
import { createProduct } from '#features/marketing/products/product.server.ts';

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

test('three campaigns come from the composer, with variants and hints, and are reproducible', async () => {
  const { ctx, email, social, page } = await someCampaigns();
  for (const campaign of [email, social, page]) {
    expect(campaign.writer).toBe('composer');
    expect(campaign.hints).toContainEqual({ code: 'no_guarantee', field: 'guarantee' });
    const read = await getWrittenCampaign(ctx, campaign.id);
    expect(read.variants).toEqual(campaign.variants);
    expect(read.hints).toEqual(campaign.hints);
  }
  expect(email.variants['subject']?.[0]).toEqual({
    formula: 'plain',
    text: 'Azul de cueva. Queso azul de leche cruda de vaca y cabra',
  });
  expect(email.content).toMatchObject({
    subject: 'Azul de cueva. Queso azul de leche cruda de vaca y cabra',
  });
});

test('a rewritten text opens with another variant, and another tone changes its wording', async () => {
  const { ctx, email } = await someCampaigns();
  const again = await rewrite(ctx, email.id, {});
  expect(again.content).not.toEqual(email.content);
  const formal = await rewrite(ctx, email.id, { tone: 'professional' });
  expect(formal.content).toMatchObject({ greeting: 'Buenos días:' });
});

test.each(['email', 'social', 'page'] as const)(
  'the %s campaign is rewritten, and the edited text is stored and can be restored',
  async (which) => {
    const { ctx, ...campaigns } = await someCampaigns();
    const first = campaigns[which];
    const edited = await updateCampaign(ctx, first.id, { content: { attention: 'Escrito a mano.' } });
    const warm = await rewrite(ctx, first.id, { tone: 'friendly' });
    expect(warm).toMatchObject({ id: first.id, language: 'es', tone: 'friendly', status: first.status });
    const [kept, ...others] = (await listKeptTexts(ctx, first.id)).items;
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ tone: 'direct', content: edited.content });
    const back = await rewrite(ctx, first.id, { textId: kept?.id });
    expect(back).toMatchObject({ tone: 'direct', content: edited.content });
    expect((await listKeptTexts(ctx, first.id)).items.map(({ tone }) => tone)).toEqual(['friendly']);
  },
);

test('nothing is invented in a language without a brief: no campaign, no text, no rewriting', async () => {
  const { ctx, product, email } = await someCampaigns();
  const refused = { code: 'brief_language_missing', status: 409 };
  await expect(makeCampaigns(ctx, product.id, { language: 'en' })).rejects.toMatchObject(refused);
  await expect(rewrite(ctx, email.id, { language: 'en' })).rejects.toMatchObject(refused);
  const asked = { type: 'social_post', tone: 'direct', language: 'en', length: 'short' } as const;
  await expect(makeContent(ctx, { ...asked, productId: product.id })).rejects.toMatchObject(refused);
});

test('texts of the earlier writer stay unchanged, and can be read and rewritten', async () => {
  const { ctx, email } = await someCampaigns();
  const content = { ...email.content, attention: 'Escrito por las reglas.' };
  await ctx.db
    .update(marketingCampaigns)
    .set({ writer: 'rules-4', seed: 1_804_289_383, content })
    .where(eq(marketingCampaigns.id, email.id));
  const read = await getWrittenCampaign(ctx, email.id);
  expect(read).toMatchObject({ writer: 'rules-4', content });
  expect(read.variants['subject']?.length).toBeGreaterThanOrEqual(3);
  expect((await rewrite(ctx, email.id, {})).writer).toBe('composer');
});

test('twenty earlier texts are stored, and the oldest is deleted', async () => {
  const { ctx, email } = await someCampaigns();
  for (let round = 0; round < 22; round += 1) await rewrite(ctx, email.id, { tone: 'inspiring' });
  const { items } = await listKeptTexts(ctx, email.id);
  expect(items).toHaveLength(20);
  expect(items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).toSorted((a, b) => b - a));
  expect(items.every(({ tone }) => tone === 'inspiring')).toBe(true);
});

test('rejects a foreign campaign, another campaign’s text, and a deleted product', async () => {
  const { ctx, product, email, social } = await someCampaigns();
  const other = await aUserContext(database.db);
  await expect(rewrite(other, email.id, { tone: 'friendly' })).rejects.toMatchObject({ code: 'not_found' });
  await rewrite(ctx, social.id, {});
  const [text] = (await listKeptTexts(ctx, social.id)).items;
  await expect(rewrite(ctx, email.id, { textId: text?.id })).rejects.toMatchObject({ code: 'not_found' });
  expect((await listKeptTexts(ctx, social.id)).items).toHaveLength(1);
  await called(ctx, deleteMarketing, 'product', product.id);
  await expect(rewrite(ctx, email.id, {})).rejects.toMatchObject({ code: 'product_gone' });
});

test('one part is rewritten and the others keep their edits', async () => {
  const { ctx, product, email, social } = await someCampaigns();
  await updateCampaign(ctx, email.id, { content: { greeting: 'Hola, Marta:', subject: 'Otro asunto' } });
  const again = await rewrite(ctx, email.id, { field: 'subject' });
  expect(again.content).toEqual({ ...email.content, greeting: 'Hola, Marta:' });
  const next = await rewrite(ctx, email.id, { field: 'subject' });
  expect(email.variants['subject']?.map(({ text }) => text)).toContain(Reflect.get(next.content, 'subject'));
  expect(next.content).not.toEqual(again.content);
  // A new answer of the brief reaches only the requested part.
  const guarantee = 'Si una pieza no llega en perfecto estado, enviamos otra';
  await saveBrief(
    ctx,
    product.id,
    'es',
    putBriefSchema.parse({ guarantee, pain: 'El segundo queso no sabe igual' }),
  );
  const told = await rewrite(ctx, email.id, { field: 'action' });
  expect(JSON.stringify(told.content)).toContain(guarantee);
  expect({ ...told.content, action: '' }).toEqual({ ...next.content, action: '' });
  const posts = await rewrite(ctx, social.id, { field: 'posts.linkedin' });
  const of = (campaign: { content: object }) => Reflect.get(campaign.content, 'posts') as unknown[];
  expect(of(posts)[0]).not.toEqual(of(social)[0]);
  expect(of(posts).slice(1)).toEqual(of(social).slice(1));
  await expect(rewrite(ctx, email.id, { field: 'posts.linkedin' })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { field: 'errors:fields.choice' } },
  });
});
