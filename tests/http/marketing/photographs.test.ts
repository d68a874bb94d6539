// One long file: uploads, crops and pages share a server and its photographs.
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, idsOf, member } from '#tests/api-client.ts';
import { aCampaign, aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import { aPhotograph, aPhotographForm } from '#tests/builders/photograph.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;
let productId: number;
let companyId: number;

const MEDIA = '/api/marketing/media';

beforeAll(async () => {
  server = await sharedServer();
  owner = await new ApiClient(server.url).register('photographs-owner');
  companyId = await owner.make('/api/marketing/companies', aMarketingCompany());
});
afterAll(() => server.stop());

const aProduct = () => owner.make('/api/marketing/products', aMarketingProduct(companyId));
const upload = async (file: Uint8Array, name?: string, id = productId) =>
  owner.call('POST', MEDIA, await aPhotographForm(id, file, name));
const fileOf = async (path: string, client = owner) =>
  fetch(`${server.url}${path}`, { headers: { cookie: client.cookie } });
/** Red on the left and blue on the right. */
const halves = (width: number, height: number): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#f00"/><rect x="${width / 2}" width="${width}" height="${height}" fill="#00f"/></svg>`,
    ),
  );

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a photograph as %s becomes an upright JPEG that says nothing of where it was taken',
  async (format) => {
    productId = await aProduct();
    const taken = await halves(300, 120)
      .withExif({ IFD0: { Artist: 'Ana Ruiz' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer();
    const { status, body } = await upload(taken, `bowl.${format}`);
    expect(status).toBe(201);
    expect(body).toMatchObject({ productId, widthPx: 120, heightPx: 300, focalX: 50, focalY: 50 });
    const answer = await fileOf(`${MEDIA}/${member(body, 'id', 'number')}.jpg`);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const file = Buffer.from(await answer.arrayBuffer());
    const found = await sharp(file).metadata();
    expect(found).toMatchObject({ format: 'jpeg', width: 120, height: 300 });
    expect([found.exif, found.xmp, found.orientation]).toEqual([undefined, undefined, undefined]);
    expect(file.includes('Ana Ruiz')).toBe(false);
  },
);

test('a photograph of any size is stored no larger than the images need', async () => {
  productId = await aProduct();
  const { body } = await upload(await halves(3000, 1500).jpeg().toBuffer());
  expect(body).toMatchObject({ widthPx: 2000, heightPx: 1000 });
});

const frames = (): Promise<Buffer> =>
  sharp(
    [0, 120].map((red) => ({
      create: { width: 8, height: 8, channels: 3 as const, background: { r: red, g: 0, b: 0 } },
    })) as never,
    { join: { animated: true } },
  )
    .webp({ loop: 0 })
    .toBuffer();

test('drawings, moving pictures, other files and what only claims to be one are refused, in the reader’s language', async () => {
  productId = await aProduct();
  const es = { 'accept-language': 'es', cookie: owner.cookie, origin: server.url };
  const refused = async (file: Uint8Array, name: string) => {
    const answer = await fetch(`${server.url}${MEDIA}`, {
      method: 'POST',
      headers: es,
      body: await aPhotographForm(productId, file, name),
    });
    const { message, errors } = (await answer.json()) as { message: string; errors?: { file?: string } };
    return [answer.status, errors?.file ?? message];
  };
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  expect(await refused(svg, 'bowl.png')).toEqual([415, expect.stringContaining('No es un archivo JPEG')]);
  const gif = await halves(9, 9).gif().toBuffer();
  expect(await refused(gif, 'bowl.gif')).toEqual([415, expect.stringContaining('No es un archivo JPEG')]);
  expect(await refused(await frames(), 'bowl.webp')).toEqual([415, expect.stringContaining('se mueve')]);
  const png = await halves(90, 90).png().toBuffer();
  const moving = Buffer.concat([png.subarray(0, 33), Buffer.from('\0\0\0\0acTL'), png.subarray(33)]);
  expect(await refused(moving, 'bowl.png')).toEqual([415, expect.stringContaining('se mueve')]);
  expect(await refused(png.subarray(0, 60), 'bowl.png')).toEqual([422, expect.stringContaining('dañado')]);
  const claims = Buffer.from(png);
  // Width and height of the header, without its checksum.
  claims.writeUInt32BE(60_000, 16);
  claims.writeUInt32BE(60_000, 20);
  expect(await refused(claims, 'bowl.png')).toEqual([422, expect.stringContaining('dañado')]);
  expect(await refused(Buffer.alloc(0), 'bowl.png')).toEqual([422, 'Elija un archivo.']);
  expect((await refused(Buffer.concat([png, Buffer.alloc(15 * 1_048_576)]), 'bowl.png'))[0]).toBe(413);
  expect((await owner.call('GET', `${MEDIA}?productId=${productId}`)).body).toMatchObject({ items: [] });
});

test('a product has at most twelve', async () => {
  productId = await aProduct();
  const small = await aPhotograph();
  for (let number = 1; number <= 12; number += 1) expect((await upload(small)).status).toBe(201);
  expect((await upload(small)).status).toBe(422);
});

test('a photograph goes and comes back with its product, and by itself', async () => {
  productId = await aProduct();
  const id = member((await upload(await aPhotograph())).body, 'id', 'number');
  const before = Buffer.from(await (await fileOf(`${MEDIA}/${id}.jpg`)).arrayBuffer());
  for (const path of [`/api/marketing/products/${productId}`, `${MEDIA}/${id}`]) {
    expect((await owner.call('DELETE', path)).status).toBe(204);
    expect((await fileOf(`${MEDIA}/${id}.jpg`)).status).toBe(404);
    expect((await owner.call('POST', `${path}/restore`, {})).status).toBe(200);
    expect(Buffer.from(await (await fileOf(`${MEDIA}/${id}.jpg`)).arrayBuffer())).toEqual(before);
  }
});

/** Red and blue of a point of the picture. */
async function colourAt(path: string, left: number, top: number) {
  const data = Buffer.from(await (await fileOf(path)).arrayBuffer());
  const [red = 0, , blue = 0] = await sharp(data)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > 200 ? 'red' : blue > 200 ? 'blue' : 'neither';
}

test('every size shows the side of the focal point, as SVG and as PNG, and tiles once the photograph is gone', async () => {
  productId = await aProduct();
  const id = member((await upload(await halves(1600, 400).png().toBuffer())).body, 'id', 'number');
  const campaignId = await owner.make('/api/marketing/campaigns', aCampaign(companyId, productId));
  for (const [focalX, colour] of [
    [0, 'red'],
    [100, 'blue'],
  ] as const) {
    expect((await owner.call('PATCH', `${MEDIA}/${id}`, { focalX })).status).toBe(200);
    // The middle of the photograph in each.
    for (const [format, x, y] of [
      ['instagram_square', 540, 270],
      ['half_page', 150, 105],
    ] as const) {
      const design = { headline: 'Puertas que no se ven abrir' };
      const { body } = await owner.call('POST', '/api/marketing/assets', { campaignId, format, design });
      expect(body).toMatchObject({ design: { photographId: id } });
      const asset = member(body, 'id', 'number');
      for (const file of [`${asset}.png`, `${asset}.svg`, `${asset}.svg?preview=1`])
        expect(await colourAt(`/api/marketing/assets/${file}`, x, y)).toBe(colour);
      expect((await fileOf(`/api/marketing/assets.zip?campaignId=${campaignId}`)).status).toBe(200);
    }
  }
  expect((await owner.call('PATCH', `${MEDIA}/${id}`, { focalX: 101 })).status).toBe(422);
  const made = await owner.call('POST', `/api/marketing/campaigns/${campaignId}/assets`, {});
  const [first] = (made.body as { items: { id: number; design: { photographId: number } }[] }).items;
  expect(first?.design.photographId).toBe(id);
  await owner.call('DELETE', `${MEDIA}/${id}`);
  const tiles = await (await fileOf(`/api/marketing/assets/${first?.id}.svg`)).text();
  expect(tiles).not.toContain('<image');
});

test('an image shows photographs of its own product alone', async () => {
  productId = await aProduct();
  const other = member(
    (await upload(await aPhotograph(), 'bowl.jpg', await aProduct())).body,
    'id',
    'number',
  );
  const campaignId = await owner.make('/api/marketing/campaigns', aCampaign(companyId, productId));
  const sent = { campaignId, format: 'link', design: { photographId: other } };
  expect((await owner.call('POST', '/api/marketing/assets', sent)).status).toBe(422);
  const id = await owner.make('/api/marketing/assets', { campaignId, format: 'link' });
  const patch = { design: { photographId: other } };
  expect((await owner.call('PATCH', `/api/marketing/assets/${id}`, patch)).status).toBe(422);
});

test('an image whose headline gives no reason to buy is shown and not exported', async () => {
  productId = await aProduct();
  const campaignId = await owner.make('/api/marketing/campaigns', aCampaign(companyId, productId));
  const make = (headline: string) =>
    owner.make('/api/marketing/assets', { campaignId, format: 'link', design: { headline } });
  const bare = await make('Bisagra oculta, de Talleres Mar');
  expect((await fileOf(`/api/marketing/assets/${bare}.svg?preview=1`)).status).toBe(200);
  for (const path of [`${bare}.svg`, `${bare}.png`]) {
    const answer = await fileOf(`/api/marketing/assets/${path}`);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'headline_missing' }),
    ]);
  }
  const archive = `/api/marketing/assets.zip?campaignId=${campaignId}`;
  expect((await fileOf(archive)).status).toBe(422);
  const told = await make('Se monta sin herramientas');
  expect((await fileOf(`/api/marketing/assets/${told}.png`)).status).toBe(200);
  const names = Buffer.from(await (await fileOf(archive)).arrayBuffer()).toString('latin1');
  expect(names).toContain(`-${told}.png`);
  expect(names).not.toContain(`-${bare}.png`);
});

test('a published page shows the product’s photograph with its name, to anybody, until one of both is gone', async () => {
  const client = await new ApiClient(server.url).register('photographs-publisher');
  const own = await client.make('/api/marketing/companies', aMarketingCompany());
  const product = await client.make('/api/marketing/products', aMarketingProduct(own));
  const { body: stored } = await client.call(
    'POST',
    MEDIA,
    await aPhotographForm(product, await halves(300, 200).jpeg().toBuffer()),
  );
  const written = await client.call('POST', `/api/marketing/products/${product}/campaigns`, {
    language: 'es',
  });
  const campaign = idsOf(written.body).at(-1) ?? 0;
  const published = await client.call('POST', `/api/marketing/campaigns/${campaign}/publish`, {});
  const page = `/l/${member(published.body, 'slug', 'string')}`;
  const textOf = async () => (await fetch(server.url + page)).text();

  expect(await textOf()).toMatch(
    new RegExp(`<img src="${page}/photograph.jpg" width="300" height="200" alt="Fotografía de [^"]+"`),
  );
  const file = await fetch(`${server.url}${page}/photograph.jpg`);
  expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).toMatchObject({ width: 300 });

  const id = member(stored, 'id', 'number');
  await client.call('DELETE', `${MEDIA}/${id}`);
  expect(await textOf()).not.toContain('<img');
  expect((await fetch(`${server.url}${page}/photograph.jpg`)).status).toBe(404);
});
