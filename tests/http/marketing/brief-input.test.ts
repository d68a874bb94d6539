import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '#tests/api-client.ts';
import { aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;
let companyId = 0;

beforeAll(async () => {
  server = await sharedServer();
  owner = await new ApiClient(server.url).register('brief-input-owner');
  companyId = await owner.make('/api/marketing/companies', aMarketingCompany());
});
afterAll(() => server.stop());

const get = (body: unknown, key: string): unknown => Reflect.get(Object(body), key);

/** Stores the brief; returns it with the three texts of a new product and the email editor in each language. */
async function written(brief: object) {
  const product = await owner.make('/api/marketing/products', aMarketingProduct(companyId));
  const put = await owner.call('PUT', `/api/marketing/products/${product}/brief/es`, brief);
  const made = await owner.call('POST', `/api/marketing/products/${product}/campaigns`, { language: 'es' });
  expect([put.status, made.status]).toEqual([200, 201]);
  const items = get(made.body, 'items');
  const campaigns: unknown[] = Array.isArray(items) ? items : [];
  const email = campaigns.find((one) => get(one, 'type') === 'email');
  const editor = async (language: string) => {
    const headers = { cookie: `${owner.cookie}; lang=${language}` };
    return (await fetch(`${server.url}/comercia/campaigns/${Number(get(email, 'id'))}`, { headers })).text();
  };
  const stored = await owner.call('GET', `/api/marketing/products/${product}/brief/es`);
  const texts = JSON.stringify(campaigns.map((one) => get(one, 'content')));
  return { stored: stored.body, texts, es: await editor('es'), en: await editor('en') };
}

const LONG = Array.from({ length: 5_000 }, (_, at) => `dato${at}`).join(' ');

test.each<[string, object, { es: string; en: string }, string]>([
  [
    'an empty brief',
    { pain: '', proofs: [] },
    { es: 'Añada una garantía con su condición', en: 'Add a guarantee and its terms' },
    'undefined',
  ],
  [
    'an answer of 5,000 words',
    { pain: LONG },
    { es: 'demasiado largo para citarlo entero', en: 'too long to quote in full' },
    'dato17',
  ],
  [
    'an answer with markup',
    { guarantee: '<b>Si se descuelga</b>, la cambiamos' },
    { es: 'etiquetas de código', en: 'contains code tags' },
    'Si se descuelga',
  ],
  [
    'an answer in the other language',
    { guarantee: 'If the door drops within two years we replace the hinge' },
    { es: 'está en otro idioma y aquí no se usa', en: 'in another language, so it isn’t used here' },
    'replace the hinge',
  ],
  [
    'a deadline that has passed',
    { offer: 'La primera caja, sin portes', deadline: '2024-02-29' },
    {
      es: 'La oferta ya ha terminado, así que ningún texto la usa. Cambie la fecha para volver a usarla.',
      en: 'The offer has ended, so no text uses it. Change the date to use it again.',
    },
    '29 de febrero',
  ],
])(
  '%s is stored as typed and used in no text, and the editor says what to do in the reader’s language',
  async (_, brief, said, unsaid) => {
    const { stored, texts, es, en } = await written(brief);
    expect(stored).toMatchObject(brief);
    expect(texts).toContain('Bisagra oculta');
    expect(texts).not.toContain(unsaid);
    expect(es).toContain(said.es);
    expect(en).toContain(said.en);
  },
);

test('quotes an answer of one word where another follows it, else the editor says that it is left out', async () => {
  expect((await written({ pain: 'Ruido', change: 'Duerme usted toda la noche' })).texts).toContain('Ruido');
  const { stored, texts, es, en } = await written({ pain: 'Ruido' });
  expect(stored).toMatchObject({ pain: 'Ruido' });
  expect([texts.includes('Ruido'), es.includes('Ruido'), en.includes('Ruido')]).toEqual([false, true, true]);
});

test('quotes an answer in both languages completely or not at all', async () => {
  const guarantee = 'Si no llega bien, we send another one mañana';
  const { stored, texts } = await written({ guarantee });
  expect(stored).toMatchObject({ guarantee });
  expect(texts.includes('Si no llega bien') || texts.includes('we send another')).toBe(
    texts.includes(guarantee),
  );
});

test.each([
  ['es', 'Escriba un enlace que se pueda abrir, como https://ejemplo.es'],
  ['en', 'Enter a link that opens, such as https://example.com'],
])(
  'rejects an invalid link at its field in %s, and leaves what was stored unchanged',
  async (language, words) => {
    const product = await owner.make('/api/marketing/products', aMarketingProduct(companyId));
    const path = `/api/marketing/products/${product}/brief/es`;
    const pain = 'La puerta se abre sola';
    await owner.call('PUT', path, { pain });
    const action = { kind: 'form', target: 'htp:/bisagra' };
    const refused = await owner.call('PUT', path, { pain: '', action }, { 'accept-language': language });
    expect(refused).toMatchObject({ status: 422, body: { errors: { 'action.target': words } } });
    expect((await owner.call('GET', path)).body).toMatchObject({ pain });
  },
);
