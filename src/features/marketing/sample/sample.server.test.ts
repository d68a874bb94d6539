import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUserContext } from '#tests/builders/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { countFigures } from '#features/marketing/analytics/analytics.server.ts';
import { listAssets } from '#features/marketing/artwork/asset.server.ts';
import { listCampaigns } from '#features/marketing/campaigns/campaign.server.ts';
import { loadDashboard } from '#features/marketing/dashboard.server.ts';
import { AD_FORMATS } from '#features/marketing/artwork/ad-formats.values.ts';
import { saysBenefit } from '#features/marketing/artwork/ad-benefit.rules.ts';
import { adLayout } from '#features/marketing/artwork/ad-layout.rules.ts';
import { fitTexts } from '#features/marketing/artwork/ad-text.rules.ts';
import { listPhotographs } from '#features/marketing/media/photograph.server.ts';
import { addMarketingSample } from './sample.server.ts';
import { listProducts } from '#features/marketing/products/product.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test.each(['en', 'es'] as const)('a demo in %s fills every screen', async (locale) => {
  const ctx = await aUserContext(database.db, { locale });
  await addMarketingSample(ctx);
  const limit = 50;
  expect((await listProducts(ctx, { limit })).items).toHaveLength(2);
  const campaigns = (await listCampaigns(ctx, { limit })).items;
  expect(campaigns.map(({ language }) => language)).toEqual([locale, locale, locale]);
  expect((await listAssets(ctx, { limit })).items).toHaveLength(9);
  expect((await countFigures(ctx, {})).total).toBeGreaterThan(10);
  const board = await loadDashboard(ctx);
  expect(board.pages).toHaveLength(1);
  expect(board.leads.length).toBeGreaterThan(3);
  expect(board.steps.map(({ code }) => code)).toContain('leads');
});

/** Networks show a post across a phone; banners are shown as they are. */
const scaleOf = (width: number): number => (width > 1000 ? 390 / width : 1);
const LEGIBLE_PX = 13.99;

test.each([
  ['en', 'Albero tableware'],
  ['es', 'Vajilla Albero'],
] as const)(
  'the ads of a demo in %s say what is sold, why and by whom, beside a photograph, in letters of 14 px',
  async (locale, product) => {
    const ctx = await aUserContext(database.db, { locale });
    await addMarketingSample(ctx);
    const photographs = (await listPhotographs(ctx, { limit: 50 })).items.map(({ id }) => id);
    expect(photographs).toHaveLength(3);
    const { items } = await listAssets(ctx, { limit: 50 });
    for (const { format, design, productName } of items) {
      expect(photographs).toContain(design.photographId);
      expect(saysBenefit(design, productName)).toBe(true);
      expect(design.brand).toBe('Alfar Las Rojas');
      expect(design.line).toContain(product);
      const { width } = AD_FORMATS[format];
      const { headline, line } = fitTexts(design, adLayout(format, true));
      for (const text of [headline, line])
        expect((text?.size ?? 0) * scaleOf(width)).toBeGreaterThan(LEGIBLE_PX);
    }
    expect(new Set(items.map(({ design }) => design.pattern)).size).toBe(1);
    for (const seen of ['headline', 'photographId'] as const)
      expect(new Set(items.map(({ design }) => design[seen])).size).toBe(3);
    const words = items.map(({ design }) => `${design.headline} ${design.line} ${design.photographId}`);
    expect(new Set(words).size).toBe(items.length);
  },
);
