import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LoopAnalytics } from '#features/loop/analytics/analytics.schema.ts';
import { ApiClient, member } from '#tests/api-client.ts';
import { aCampaign, aLead, aMarketingCompany } from '#tests/builders/marketing.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;
let other: ApiClient;
let campaign: number;

const PATH = '/api/loop/analytics';
const LISTS = ['/api/crm/opportunities', '/api/crm/inbox', '/api/marketing/leads'];
const analyticsOf = async (client: ApiClient, query = '') =>
  (await client.call('GET', `${PATH}${query}`)).body as LoopAnalytics;
const itemsOf = async (client: ApiClient, path: string) =>
  (await client.call('GET', path)).body as { items: unknown[] };

beforeAll(async () => {
  server = await sharedServer();
  owner = await new ApiClient(server.url).register('loop-analytics-owner');
  other = await new ApiClient(server.url).register('loop-analytics-other');
  const brand = await owner.make('/api/marketing/companies', aMarketingCompany());
  campaign = await owner.make('/api/marketing/campaigns', aCampaign(brand, null, { costCents: 50_000 }));
  const leadId = await owner.make('/api/marketing/leads', aLead(brand, { campaignId: campaign }));
  const sent = await owner.call('POST', '/api/loop/contact-from-lead', { leadId, withOpportunity: true });
  const path = `/api/crm/opportunities/${member(sent.body, 'opportunityId', 'number')}`;
  await owner.call('PATCH', path, { amountCents: 200_000, stage: 'won' });
});
afterAll(() => server.stop());

test('the owner gets the way of a campaign, nobody else a row or a name of it', async () => {
  expect(await analyticsOf(owner)).toMatchObject({
    total: { leads: { count: 1, opportunities: 1 }, won: { count: 1 } },
    campaigns: [{ id: campaign, costCents: 50_000, revenueCents: 200_000, returnShare: 3 }],
  });
  expect(await analyticsOf(other)).toMatchObject({
    total: { leads: { count: 0 }, opportunities: { count: 0 }, won: { count: 0, totals: [] } },
    campaigns: [],
    sources: [],
  });
  expect((await new ApiClient(server.url).call('GET', PATH)).status).toBe(401);
});

test.each(LISTS)('%s by the campaign of another account is empty', async (path) => {
  expect((await itemsOf(other, `${path}?campaignId=${campaign}`)).items).toEqual([]);
});

test('a period that ends before it begins is refused with the field', async () => {
  const { status, body } = await owner.call('GET', `${PATH}?from=2026-03-02&to=2026-03-01`);
  expect([status, body]).toMatchObject([422, { code: 'invalid', errors: { to: expect.any(String) } }]);
  const outside = await analyticsOf(owner, '?from=2020-01-01&to=2020-12-31');
  expect(outside).toMatchObject({
    period: { from: '2020-01-01', to: '2020-12-31' },
    total: { leads: { count: 0 } },
    // The return is of all time.
    campaigns: [{ returnShare: 3, figures: { won: { count: 0 } } }],
  });
});
