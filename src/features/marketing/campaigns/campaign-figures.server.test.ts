import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketingLeads } from '#db/schema/index.ts';
import { countFigures } from '#features/marketing/analytics/analytics.server.ts';
import { addMarketingSample } from '#features/marketing/sample/sample.server.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { findCampaignDesk } from './campaign-desk.server.ts';
import { listCampaigns } from './campaign.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the list of campaigns, each campaign’s page and the analytics give the same figures', async () => {
  const ctx = await aUserContext(database.db, { locale: 'en' });
  await addMarketingSample(ctx);
  const { byCampaign } = await countFigures(ctx, {});
  const [led] = byCampaign.filter(({ id }) => id !== null);
  await ctx
    .rows(marketingLeads)
    .update({ revenueCents: 1_000 })
    .where(eq(marketingLeads.campaignId, led?.id ?? 0));
  const figures = await countFigures(ctx, {});
  const { items } = await listCampaigns(ctx, { limit: 50 });
  for (const { id, visits, leads, earnedCents } of items) {
    const counted = byCampaign.find((row) => row.id === id)?.count ?? 0;
    expect({ leads, earnedCents }).toEqual({ leads: counted, earnedCents: counted * 1_000 });
    expect((await findCampaignDesk(ctx, id)).figures).toEqual({ visits, leads, earnedCents });
  }
  expect(items.reduce((sum, { visits }) => sum + visits, 0)).toBe(figures.visits);
  expect(led?.count).toBeGreaterThan(0);
});
