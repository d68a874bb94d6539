import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AD_FORMATS, type AdFormat } from '#features/marketing/artwork/ad-formats.values.ts';
import { ApiClient, idsOf } from '#tests/api-client.ts';
import { aLivePage } from '#tests/builders/landing.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;
let other: ApiClient;
let dairy: Awaited<ReturnType<typeof aLivePage>>;
let ids: Record<string, number>;

beforeAll(async () => {
  server = await sharedServer();
  owner = await new ApiClient(server.url).register('marketing-pages-owner');
  other = await new ApiClient(server.url).register('marketing-pages-other');
  dairy = await aLivePage(owner);
  const { companyId, page } = dairy;
  const [product = 0] = idsOf((await owner.call('GET', '/api/marketing/products')).body);
  const text = { productId: product, type: 'social_post', tone: 'direct', language: 'es', length: 'short' };
  const images = await owner.call('POST', `/api/marketing/campaigns/${page}/assets`, {});
  const lead = { marketingCompanyId: companyId, companyName: 'Carpintería Ruiz' };
  ids = {
    companies: companyId,
    products: product,
    campaigns: page,
    content: await owner.make('/api/marketing/content', text),
    assets: idsOf(images.body)[1] ?? 0,
    leads: await owner.make('/api/marketing/leads', lead),
    analytics: await owner.make('/api/marketing/analytics/snapshot', {
      marketingCompanyId: companyId,
      language: 'es',
    }),
  };
});
afterAll(() => server.stop());

describe.each(['companies', 'products', 'campaigns', 'content', 'assets', 'leads', 'analytics'])(
  'the address of one of the %s',
  (list) => {
    test('opens for its owner, and is not found for other users or an invalid id', async () => {
      const address = `/comercia/${list}/${ids[list] ?? 0}`;
      expect((await owner.call('GET', address)).status).toBe(200);
      expect((await other.call('GET', address)).status).toBe(404);
      for (const none of ['999999', 'none', '0', '1e3'])
        expect([none, (await owner.call('GET', `/comercia/${list}/${none}`)).status]).toEqual([none, 404]);
      const signedOut = await new ApiClient(server.url).call('GET', address);
      expect(signedOut.headers.get('location')).toBe(`/comercia-auth?next=${encodeURIComponent(address)}`);
    });
  },
);

async function archive(path: string): Promise<Record<string, Uint8Array>> {
  const answer = await fetch(server.url + path, { headers: { cookie: owner.cookie } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}

test('downloads all images at once, each as SVG and as PNG in its network’s size', async () => {
  const files = await archive('/api/marketing/assets.zip');
  const stored = await owner.call('GET', '/api/marketing/assets');
  const { items } = stored.body as { items: { id: number; format: AdFormat }[] };
  expect(Object.keys(files)).toHaveLength(items.length * 2);
  for (const { id, format } of items) {
    const { width, height } = AD_FORMATS[format];
    const named = Object.entries(files).filter(([name]) => name.includes(`-${width}x${height}-${id}.`));
    expect(named.map(([name]) => name.split('.').at(-1)).sort()).toEqual(['png', 'svg']);
    for (const [name, bytes] of named) {
      if (name.endsWith('.png'))
        expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height });
      else expect(strFromU8(bytes)).toMatch(/^<svg[^>]*>/);
    }
  }
  const one = await archive(`/api/marketing/assets.zip?format=${items[0]?.format}`);
  expect(Object.keys(one)).toHaveLength(2);
});

test('rejects an empty archive, another user’s campaign and an unknown size', async () => {
  const status = async (client: ApiClient, query: string) =>
    (await client.call('GET', `/api/marketing/assets.zip${query}`)).status;
  expect(await status(other, '')).toBe(404);
  expect(await status(other, `?campaignId=${dairy.page}`)).toBe(404);
  expect(await status(owner, '?format=poster')).toBe(422);
  expect(await status(new ApiClient(server.url), '')).toBe(401);
});

test('puts more than a hundred images into one archive', async () => {
  const make = () => owner.call('POST', `/api/marketing/campaigns/${dairy.email}/assets`, {});
  for (let round = 0; round < 25; round += 1) expect((await make()).status).toBe(201);
  const files = await archive(`/api/marketing/assets.zip?campaignId=${dairy.email}`);
  expect(Object.keys(files)).toHaveLength(150);
}, 60_000);
