import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, idsOf } from '#tests/api-client.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { aPayload } from '#tests/builders/enquiry.ts';
import { aCampaign, aLead, aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import { aCompany, aContact, aProblem, aProduct, aStrength } from '#tests/builders/profile.ts';
import { aReport } from '#tests/builders/report.ts';
import { tripsInSequence } from '#tests/servers/hrana/server.ts';
import { type Instances, openInstances } from './instances.ts';

/** At 200 ms to the database a page is there in under 1.2 s. */
const MOST_OF_A_PAGE = 4;
/** Long enough that a busy machine does not make one round trip of two that run beside each other, or two of one. */
const LATENCY_MS = 40;

let instances: Instances;
let ana: ApiClient;
const ids: Record<string, number> = {};

beforeAll(async () => {
  instances = await openInstances();
  const server = await instances.start();
  ana = await new ApiClient(server.url).login('root');
  ids['report'] = await aReport(ana);
  ids['company'] = idsOf((await ana.call('GET', '/api/companies')).body)[0] ?? 0;
  ids['crmCompany'] = await ana.make('/api/crm/companies', aCrmCompany());
  ids['contact'] = await ana.make('/api/crm/contacts', aCrmContact({ companyId: ids['crmCompany'] }));
  ids['opportunity'] = await ana.make('/api/crm/opportunities', {
    title: 'Pedidos',
    contactId: ids['contact'],
  });
  ids['task'] = await ana.make('/api/crm/tasks', { title: 'Llamar', contactId: ids['contact'] });
  ids['seller'] = await ana.make('/api/marketing/companies', aMarketingCompany());
  ids['product'] = await ana.make('/api/marketing/products', aMarketingProduct(ids['seller']));
  ids['campaign'] = await ana.make('/api/marketing/campaigns', aCampaign(ids['seller'], ids['product']));
  ids['lead'] = await ana.make('/api/marketing/leads', aLead(ids['seller']));
  await ana.call('POST', '/api/contact/send-email', aPayload());
  ids['entry'] = idsOf((await ana.call('GET', '/api/crm/inbox')).body)[0] ?? 0;
  instances.database.options.latencyMs = LATENCY_MS;
}, 300_000);
afterAll(() => instances.close());

const named = (path: string): string => path.replaceAll(/:(\w+)/g, (_, name: string) => String(ids[name]));

/** The fewest of three tries: jobs of the server ask the database too, whenever they are due. */
async function tripsOf(act: () => Promise<number>, status: number): Promise<number> {
  let fewest = Infinity;
  for (let tried = 0; tried < 3; tried += 1) {
    instances.database.trips.length = 0;
    expect(await act()).toBe(status);
    const ended = instances.database.trips.filter(({ end }) => Number.isFinite(end));
    fewest = Math.min(fewest, tripsInSequence(ended));
  }
  return fewest;
}

test.each([
  '/start',
  '/start/loop',
  '/consultoria',
  '/consultoria/portfolio',
  '/empresa/:company',
  '/empresa/:company?tab=products',
  '/empresa/:company?tab=problems',
  '/empresa/:company?tab=report',
  '/leadmanager/dashboard',
  '/leadmanager/inbox',
  '/leadmanager/inbox/:entry',
  '/leadmanager/communications',
  '/leadmanager/communications/templates',
  '/leadmanager/contacts',
  '/leadmanager/contacts?q=ana',
  '/leadmanager/contacts/:contact',
  '/leadmanager/contacts/duplicates',
  '/leadmanager/companies',
  '/leadmanager/companies/:crmCompany',
  '/leadmanager/opportunities?view=board',
  '/leadmanager/opportunities?view=table',
  '/leadmanager/opportunities/:opportunity',
  '/leadmanager/tasks',
  '/leadmanager/tasks/:task',
  '/leadmanager/analytics',
  '/leadmanager/import',
  '/leadmanager/settings',
  '/comercia',
  '/comercia/companies',
  '/comercia/companies/:seller',
  '/comercia/products',
  '/comercia/products/:product',
  '/comercia/products/:product/brief/en',
  '/comercia/campaigns',
  '/comercia/campaigns/:campaign',
  '/comercia/content',
  '/comercia/assets',
  '/comercia/leads',
  '/comercia/leads/:lead',
  '/comercia/search',
  '/comercia/analytics',
  '/comercia/settings',
  '/account',
  '/account?tab=security',
  '/admin/users',
  '/admin/pages',
  '/admin/people',
])('%s asks the database at most four times in sequence', async (path) => {
  const trips = await tripsOf(async () => (await ana.call('GET', named(path))).status, 200);
  expect(trips).toBeLessThanOrEqual(MOST_OF_A_PAGE);
});

let made = 0;
const next = (): string => `n${(made += 1)}`;

/** At most three, except for those that say so: what they write depends on what they have read on the way. */
type Write = { call: string; body: () => unknown; status: number; most?: number };
const WRITES: Write[] = [
  { call: 'POST /api/companies', body: () => aCompany(), status: 201 },
  { call: 'PATCH /api/companies/:company', body: () => ({ name: next() }), status: 200 },
  { call: 'POST /api/products', body: () => aProduct(ids['company'] ?? 0), status: 201 },
  { call: 'POST /api/contacts', body: () => aContact(ids['company'] ?? 0), status: 201, most: 4 },
  { call: 'POST /api/problems', body: () => aProblem(ids['company'] ?? 0), status: 201, most: 4 },
  { call: 'POST /api/strengths', body: () => aStrength(ids['company'] ?? 0), status: 201, most: 4 },
  { call: 'POST /api/crm/contacts', body: () => aCrmContact(), status: 201, most: 5 },
  { call: 'PATCH /api/crm/contacts/:contact', body: () => ({ firstName: next() }), status: 200, most: 6 },
  { call: 'POST /api/crm/companies', body: () => aCrmCompany(), status: 201, most: 5 },
  { call: 'POST /api/crm/opportunities', body: () => ({ title: next() }), status: 201, most: 8 },
  {
    call: 'PATCH /api/crm/opportunities/:opportunity',
    body: () => ({ title: next() }),
    status: 200,
    most: 8,
  },
  { call: 'POST /api/crm/tasks', body: () => ({ title: next() }), status: 201, most: 4 },
  { call: 'PATCH /api/crm/tasks/:task', body: () => ({ title: next() }), status: 200, most: 5 },
  { call: 'PATCH /api/crm/inbox/:entry', body: () => ({ status: 'read' }), status: 200, most: 10 },
  { call: 'POST /api/marketing/companies', body: () => aMarketingCompany({ name: next() }), status: 201 },
  { call: 'POST /api/marketing/products', body: () => aMarketingProduct(ids['seller'] ?? 0), status: 201 },
  { call: 'PATCH /api/marketing/products/:product', body: () => ({ name: next() }), status: 200 },
  { call: 'POST /api/marketing/leads', body: () => aLead(ids['seller'] ?? 0), status: 201 },
  { call: 'POST /api/contact/send-email', body: () => aPayload(), status: 200, most: 5 },
  { call: 'PATCH /api/user', body: () => ({ name: next() }), status: 200, most: 5 },
];

test.each(WRITES)(
  '$call asks the database no more often than it has to',
  async ({ call, body, status, most = 3 }) => {
    const [method = '', path = ''] = call.split(' ');
    const trips = await tripsOf(async () => (await ana.call(method, named(path), body())).status, status);
    expect(trips).toBeLessThanOrEqual(most);
  },
);

test('at 200 ms to the database a list is there in under 1.2 s', async () => {
  instances.database.options.latencyMs = 200;
  const took: number[] = [];
  for (let tried = 0; tried < 3; tried += 1) {
    const start = performance.now();
    expect((await ana.call('GET', '/leadmanager/contacts')).status).toBe(200);
    took.push(performance.now() - start);
  }
  instances.database.options.latencyMs = LATENCY_MS;
  expect(Math.min(...took)).toBeLessThan(1_200);
});
