import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '#tests/api-client.ts';
import { aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;
let other: ApiClient;
let product: number;

beforeAll(async () => {
  server = await sharedServer();
  owner = await new ApiClient(server.url).register('brief-owner');
  other = await new ApiClient(server.url).register('brief-other');
  const company = await owner.make('/api/marketing/companies', aMarketingCompany());
  product = await owner.make('/api/marketing/products', aMarketingProduct(company));
});
afterAll(() => server.stop());

const BRIEF = {
  pain: 'La puerta se abre sola y nadie viene a arreglarla',
  guarantee: 'Si se descuelga en dos años, la cambiamos, tornillos incluidos',
};
const address = (language: string) => `/api/marketing/products/${product}/brief/${language}`;
const screen = (language: string) => `/comercia/products/${product}/brief/${language}`;
const pageOf = async (path: string, language: string) => {
  const answer = await fetch(server.url + path, { headers: { cookie: `${owner.cookie}; lang=${language}` } });
  return { status: answer.status, text: await answer.text() };
};

test.each([
  ['es', { phone: 'Escriba un teléfono', deadline: 'Escriba una fecha' }],
  ['en', { phone: 'Enter a phone number', deadline: 'Enter a date' }],
])('reports invalid input at its field in %s', async (language, words) => {
  const body = { deadline: '2026-02-30', action: { kind: 'call', target: 'pregunte por Ana' } };
  const answer = await owner.call('PUT', address('es'), body, { 'accept-language': language });
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'invalid', errors: { deadline: words.deadline, 'action.target': words.phone } },
  });
});

test('stores a complete brief, returns it as typed, and rejects a stale one', async () => {
  const empty = await owner.call('GET', address('es'));
  expect(empty).toMatchObject({ status: 200, body: { pain: '', proofs: [], language: 'es' } });
  const put = await owner.call('PUT', address('es'), {
    ...BRIEF,
    updatedAt: Reflect.get(Object(empty.body), 'updatedAt'),
  });
  expect(put).toMatchObject({ status: 200, body: BRIEF });
  expect((await owner.call('GET', address('es'))).body).toEqual(put.body);
  const stale = await owner.call('PUT', address('es'), {
    pain: 'Otra',
    updatedAt: Reflect.get(Object(empty.body), 'updatedAt'),
  });
  expect(stale).toMatchObject({ status: 409, body: { code: 'stale', current: put.body } });
  expect((await owner.call('GET', address('fr'))).status).toBe(404);
  expect((await other.call('PUT', address('es'), BRIEF)).status).toBe(404);
});

test('the brief has a page in both languages, with the examples of its trade', async () => {
  await owner.call('PUT', address('es'), { ...BRIEF, trade: 'repairs' });
  const spanish = await pageOf(screen('es'), 'es');
  expect(spanish.status).toBe(200);
  for (const text of [
    '¿Quién lo compra y qué problema tiene hoy?',
    BRIEF.guarantee,
    'Gente con una fuga a las dos de la mañana',
  ])
    expect(spanish.text).toContain(text);
  const english = await pageOf(screen('en'), 'en');
  expect(english.text).toContain('Who buys it, and what’s their problem today?');
  expect(english.text).not.toContain('¿Quién lo compra');
  expect((await pageOf(screen('fr'), 'es')).status).toBe(404);
  expect((await other.call('GET', screen('es'))).status).toBe(404);
});

test('the editor’s preview shows the owner’s words completely, with variants and what is missing', async () => {
  await owner.call('PUT', address('es'), BRIEF);
  const written = await owner.call('POST', `/api/marketing/products/${product}/campaigns`, {
    language: 'es',
  });
  const items: unknown = Reflect.get(Object(written.body), 'items');
  const campaigns = Array.isArray(items) ? items.map((item: unknown) => Object(item) as object) : [];
  expect(campaigns).toHaveLength(3);
  for (const campaign of campaigns) {
    const id = Number(Reflect.get(campaign, 'id'));
    const { text } = await pageOf(`/comercia/campaigns/${id}`, 'es');
    // A landing page is shown in a frame, as visitors will see it.
    const isPage = Reflect.get(campaign, 'type') === 'landing_page';
    const preview = isPage
      ? (await pageOf(`/comercia/campaigns/${id}/preview`, 'es')).text
      : text.slice(text.indexOf('id="preview-title"'));
    expect(preview).toContain('La puerta se abre sola y nadie viene a arreglarla');
    expect(text).toMatch(/\d alternativas/);
    expect(text).toContain(`/comercia/products/${product}/brief/es`);
  }
});
