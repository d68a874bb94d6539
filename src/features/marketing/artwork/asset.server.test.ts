import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putBriefSchema } from '#features/marketing/brief/brief.schema.ts';
import { saveBrief } from '#features/marketing/brief/brief.server.ts';
import { makeCampaigns } from '#features/marketing/campaigns/campaign-writing.server.ts';
import { createCompany } from '#features/marketing/companies/company.server.ts';
import { createProduct } from '#features/marketing/products/product.server.ts';
import { marketingAssets } from '#db/schema/index.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { eq } from 'drizzle-orm';
import { AD_FORMAT_NAMES } from './ad-formats.values.ts';
import { adLayout } from './ad-layout.rules.ts';
import { fitTexts } from './ad-text.rules.ts';
import { assetArchive, assetAsPng, assetAsSvg } from './asset-picture.server.ts';
import { createAsset, makeAssets, updateAsset } from './asset.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function aCampaign(brief: object = {}, company: object = {}) {
  const ctx = await aUserContext(database.db);
  const { id } = await createCompany(
    ctx,
    aMarketingCompany({ name: 'Moor Lane Vets', sector: 'Equine vet', ...company }),
  );
  const product = await createProduct(
    ctx,
    aMarketingProduct(id, {
      name: 'Yard visit',
      characteristics: 'Two vets and a van with a laboratory',
      advantages: 'Results on the same day',
      price: '£45 a visit',
    }),
  );
  await saveBrief(ctx, product.id, 'en', putBriefSchema.parse({ pain: 'Horses lose weight', ...brief }));
  const { items } = await (await makeCampaigns(ctx, product.id, { language: 'en' }))(ctx.db);
  const [campaign] = items;
  if (!campaign) throw new Error('a campaign was expected');
  return { ctx, campaignId: campaign.id };
}

const spoken = (lines: readonly string[] = []): string => lines.join(' ').replaceAll('\u00a0', ' ');

describe.each([
  'Free worm count: only for yards with ten horses or more',
  '½ price first visit: £17.50 for yards near us',
  'Free worm count',
  // With its date too long for an image.
  'Free worm count with a written plan for the yard: only for ten horses or more',
])('the offer “%s”', (offer) => {
  test('is drawn whole with its end date, or not at all, in every format and take', async () => {
    const { ctx, campaignId } = await aCampaign({ offer, deadline: '2026-12-30' });
    let drawn = offer.length > 60 ? 1 : 0;
    for (const format of AD_FORMAT_NAMES)
      for (let take = 0; take < 4; take += 1) {
        const { design } = await createAsset(ctx, { campaignId, format });
        const { headline, line } = fitTexts(design, adLayout(format));
        const text = `${spoken(headline?.lines)} ${spoken(line?.lines)}`;
        if (!text.includes(offer.slice(0, 12))) continue;
        drawn += 1;
        expect(text).toContain(offer);
        expect(text).toContain('30 December');
      }
    expect(drawn).toBeGreaterThan(0);
  });
});

describe('a sign that no typeface has', () => {
  const NAMED = { code: 'undrawable', details: { values: { signs: '漢 (U+6F22)' } } };

  test('stops an image before it is stored, and is named', async () => {
    const { ctx, campaignId } = await aCampaign();
    const made = createAsset(ctx, { campaignId, format: 'link', design: { headline: 'Té 漢' } });
    await expect(made).rejects.toMatchObject(NAMED);
    const asset = await createAsset(ctx, { campaignId, format: 'link', design: { line: '½ Ø → 🐴' } });
    await expect(updateAsset(ctx, asset.id, { design: { brand: '漢' } })).rejects.toMatchObject(NAMED);
  });

  test('of a company’s name stops its three images', async () => {
    const { ctx, campaignId } = await aCampaign({}, { name: 'שלום' });
    await expect(makeAssets(ctx, campaignId)).rejects.toMatchObject({ code: 'undrawable' });
  });

  test('of an image that was stored earlier stops its files', async () => {
    const { ctx, campaignId } = await aCampaign();
    const { id, design } = await createAsset(ctx, { campaignId, format: 'link' });
    await ctx.db
      .update(marketingAssets)
      .set({ design: { ...design, line: '漢' } })
      .where(eq(marketingAssets.id, id));
    await expect(assetAsSvg(ctx, id)).rejects.toMatchObject(NAMED);
    await expect(assetAsPng(ctx, id)).rejects.toMatchObject(NAMED);
    await expect(assetArchive(ctx, { campaignId })).rejects.toMatchObject(NAMED);
  });
});
