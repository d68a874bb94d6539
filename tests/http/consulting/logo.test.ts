import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, member } from '#tests/api-client.ts';
import { aLogoForm } from '#tests/builders/logo.ts';
import { aReadyCompany } from '#tests/builders/report.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;

beforeAll(async () => {
  server = await sharedServer();
  owner = await new ApiClient(server.url).register('logo-owner');
});
afterAll(() => server.stop());

const upload = (id: number, form: FormData) => owner.call('POST', `/api/companies/${id}/logo`, form);
const picture = async (format: 'png' | 'jpeg' | 'webp') =>
  new Uint8Array(
    await sharp({ create: { width: 900, height: 300, channels: 3, background: '#1d3b6f' } })
      .toFormat(format)
      .toBuffer(),
  );
const read = async (id: number, client = owner) =>
  fetch(`${server.url}/api/companies/${id}/logo`, { headers: { cookie: client.cookie } });

test.each(['png', 'jpeg', 'webp'] as const)('a %s becomes a PNG that only its owner sees', async (format) => {
  const id = await aReadyCompany(owner);
  const { status, body } = await upload(id, aLogoForm(await picture(format), `logo.${format}`));
  expect(status).toBe(201);
  const company = await owner.call('GET', `/api/companies/${id}`);
  expect(company.body).toMatchObject({ logoId: member(body, 'logoId', 'number') });
  const answer = await read(id);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
  expect([width, height]).toEqual([600, 200]);
  expect((await read(id, new ApiClient(server.url))).status).toBe(401);
});

test('a drawing is drawn sharp, stands on the draft, and goes with DELETE', async () => {
  const id = await aReadyCompany(owner);
  expect((await upload(id, aLogoForm())).status).toBe(201);
  const { width } = await sharp(await (await read(id)).arrayBuffer()).metadata();
  expect(width).toBe(600);
  const draft = await owner.call('GET', `/api/companies/${id}/draft`);
  expect(draft.body).toMatchObject({
    document: { face: { logo: { src: expect.stringMatching(/^data:image\/png;base64,/), width: 600 } } },
  });
  expect((await owner.call('DELETE', `/api/companies/${id}/logo`)).status).toBe(204);
  expect((await read(id)).status).toBe(404);
  expect((await owner.call('GET', `/api/companies/${id}`)).body).toMatchObject({ logoId: null });
});

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;

test.each([
  ['a text', 'Hola', 415],
  ['a GIF', 'GIF89a...', 415],
  ['a page', '<html><svg/></html>', 415],
  ['nothing', '', 422],
  ['a drawing with a script', svg('<script>alert(1)</script>'), 422],
  ['a drawing that loads', svg('<image href="http://127.0.0.1:1/a.png"/>'), 422],
  ['a drawing with a document', svg('<foreignObject><p/></foreignObject>'), 422],
  ['a drawing with entities', `<!DOCTYPE svg [<!ENTITY a "aa">]>${svg('&a;')}`, 422],
  ['half a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><rect', 422],
])('%s is refused', async (_, content, status) => {
  const id = await aReadyCompany(owner);
  expect((await upload(id, aLogoForm(content, 'logo.png'))).status).toBe(status);
  expect((await owner.call('GET', `/api/companies/${id}`)).body).toMatchObject({ logoId: null });
});

test('a broken picture, one of a hundred million points and one of 40 MB are refused', async () => {
  const id = await aReadyCompany(owner);
  const png = await picture('png');
  expect((await upload(id, aLogoForm(png.slice(0, 60), 'logo.png'))).status).toBe(422);
  const claims = png.slice();
  // Width and height of the header, without its checksum: what it claims is refused before it is drawn.
  new DataView(claims.buffer).setUint32(16, 60_000);
  new DataView(claims.buffer).setUint32(20, 60_000);
  expect((await upload(id, aLogoForm(claims, 'logo.png'))).status).toBe(422);
  const three = new Uint8Array(3 * 1_048_576);
  three.set(png);
  expect((await upload(id, aLogoForm(three, 'logo.png'))).status).toBe(413);
  const forty = new Uint8Array(40 * 1_048_576);
  const large = await upload(id, aLogoForm(forty, 'logo.png')).catch(() => ({ status: 413 }));
  expect(large.status).toBe(413);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});
