import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUserContext } from '#tests/builders/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { countFigures } from '#features/marketing/analytics/analytics.server.ts';
import { listAssets } from '#features/marketing/artwork/asset.server.ts';
import { listCampaigns } from '#features/marketing/campaigns/campaign.server.ts';
import { loadDashboard } from '#features/marketing/dashboard.server.ts';
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
