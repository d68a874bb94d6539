import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, idsOf } from '#tests/api-client.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aPayload } from '#tests/builders/enquiry.ts';
import { aCampaign, aLead, aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import { aReport } from '#tests/builders/report.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

const MOST_KB = 151;
const MOST_KB_OF_AN_EMPTY_LIST = 60;
const SCRIPT = /\b(?:component|renderer)-url="([^"]+)"|<script[^>]* src="([^"]+)"/g;
const IMPORT = /(?:\bfrom|\bimport)\s*["']\.\/([\w.~-]+\.js)["']/g;
/** Texts are data: what a page may carry of them is measured with its HTML. */
/** Beside them stand the scripts of the bell, of records and of the start page. */
const TEXTS = /^\/texts\/(?!day\.|live\.|notifications\.)/;
/** Fetched by a hydrated page without interaction. */
const FETCHED_LATER = /\bimport\(\s*[`"']\.\/(RecordGrid\.[\w-]+\.js)[`"']/g;

let server: TestServer;
let root: ApiClient;
let company: number | undefined;
let contact: number | undefined;
let entry: number | undefined;
let campaign: number | undefined;
let product: number | undefined;
let seller: number | undefined;
let lead: number | undefined;
beforeAll(async () => {
  server = await sharedServer();
  root = await new ApiClient(server.url).login('root');
  await aReport(root);
  contact = await root.make('/api/crm/contacts', aCrmContact());
  [company] = idsOf((await root.call('GET', '/api/companies')).body);
  seller = await root.make('/api/marketing/companies', aMarketingCompany());
  product = await root.make('/api/marketing/products', aMarketingProduct(seller));
  campaign = await root.make('/api/marketing/campaigns', aCampaign(seller, null));
  lead = await root.make('/api/marketing/leads', aLead(seller));
  await root.call('POST', '/api/contact/send-email', aPayload());
  [entry] = idsOf((await root.call('GET', '/api/crm/inbox')).body);
}, 180_000);
afterAll(() => server.stop());

type Script = { bytes: number; imports: string[] };

async function readScript(address: string): Promise<Script> {
  const text = await (await fetch(server.url + address)).text();
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  const imports = [IMPORT, FETCHED_LATER].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name = '']) => folder + name),
  );
  return { bytes: brotliCompressSync(text).length, imports };
}

/** Most pages share most scripts, and to compress one takes long. */
const known = new Map<string, Promise<Script>>();
function scriptAt(address: string): Promise<Script> {
  const script = known.get(address) ?? readScript(address);
  known.set(address, script);
  return script;
}

/**
 * Returns every script that a page fetches without interaction, including islands that wait for an idle moment, and the
 * table that replaces a list's first rows.
 */
async function scriptsOf(html: string): Promise<Map<string, number>> {
  const open = [...html.matchAll(SCRIPT)]
    .map(([, island, script]) => island ?? script ?? '')
    .filter((address) => !TEXTS.test(address));
  const sizes = new Map<string, number>();
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (sizes.has(address)) continue;
    const { bytes, imports } = await scriptAt(address);
    sizes.set(address, bytes);
    open.push(...imports);
  }
  return sizes;
}

const addressOf = (path: string): string =>
  path
    .replace(':id', String(company))
    .replace(':contact', String(contact))
    .replace(':campaign', String(campaign))
    .replace(':product', String(product))
    .replace(':entry', String(entry))
    .replace(':seller', String(seller))
    .replace(':lead', String(lead));

test.each([
  '/consultoria',
  '/consultoria/portfolio',
  '/consultoria/interventions',
  '/empresa/:id',
  '/empresa/:id?tab=report',
  '/leadmanager/inbox',
  '/leadmanager/inbox/:entry',
  '/leadmanager/communications',
  '/leadmanager/communications/templates',
  '/account',
  '/account?tab=security',
  '/admin/users',
  '/leadmanager/contacts',
  '/leadmanager/contacts/:contact',
  '/leadmanager/companies',
  '/leadmanager/opportunities?view=board',
  '/leadmanager/opportunities?view=table',
  '/leadmanager/tasks',
  '/leadmanager/analytics',
  '/leadmanager/import',
  '/leadmanager/views',
  '/leadmanager/views/new',
  '/leadmanager/settings',
  '/comercia',
  '/comercia/companies',
  '/comercia/companies/:seller',
  '/comercia/products',
  '/comercia/products/:product',
  '/comercia/campaigns',
  '/comercia/campaigns/:campaign',
  '/comercia/content',
  '/comercia/settings',
  '/comercia/products/:product/brief/en',
  '/comercia/assets',
  '/comercia/leads',
  '/comercia/leads/:lead',
  '/comercia/search',
  '/comercia/analytics',
])('%s has at most 151 KB of script', async (path) => {
  const answer = await root.call('GET', addressOf(path));
  expect(answer.status).toBe(200);
  const scripts = await scriptsOf(String(answer.body));
  if (path === '/leadmanager/contacts') expect([...scripts.keys()].join()).toContain('RecordGrid');
  const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes / 1024).toBeLessThan(MOST_KB);
});

/** Of an island's props. */
const NAMES = /&quot;names&quot;:\[0,\{(.*?)\}\]/g;

test.each([
  '/start',
  '/consultoria',
  '/empresa/:id',
  '/leadmanager/contacts/:contact',
  '/leadmanager/inbox',
  '/account',
  '/admin/users',
  '/comercia',
  '/comercia/campaigns/:campaign',
  '/comercia/content',
  '/comercia/search',
  '/comercia/settings',
])('%s fetches every text that its islands name, as files that a browser keeps', async (path) => {
  const html = String((await root.call('GET', addressOf(path))).body);
  const page: { pageTexts?: Record<string, object> } = {};
  for (const [, , script = ''] of html.matchAll(SCRIPT)) {
    if (!TEXTS.test(script)) continue;
    const file = await fetch(server.url + script);
    expect(file.headers.get('cache-control')).toContain('immutable');
    runInNewContext(await file.text(), page);
  }
  const wanted = [...html.matchAll(NAMES)].flatMap(([, list = '']) =>
    [...list.matchAll(/&quot;(\w+)&quot;/g)].map(([, name]) => name),
  );
  expect(wanted).toContain('ui');
  expect(Object.keys(page.pageTexts?.['en'] ?? {})).toEqual(expect.arrayContaining(wanted));
});

test.each(['/leadmanager/contacts', '/leadmanager/opportunities', '/consultoria', '/comercia/companies'])(
  'the page of an empty list at %s has at most 60 KB of HTML',
  async (path) => {
    const nobody = await new ApiClient(server.url).register(`empty${path.replaceAll('/', '')}`);
    const html = String((await nobody.call('GET', path)).body);
    expect(html).toContain('</html>');
    expect(Buffer.byteLength(html) / 1024).toBeLessThan(MOST_KB_OF_AN_EMPTY_LIST);
  },
);

test('a signed-in user at /comercia gets only the portal’s style sheets: the site’s would override them', async () => {
  const sheetsOf = async (path: string) =>
    [...String((await root.call('GET', path)).body).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
      .map(([, href]) => href)
      .sort();
  const sheets = await sheetsOf('/comercia');
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets).toEqual(await sheetsOf('/comercia/products'));
});
