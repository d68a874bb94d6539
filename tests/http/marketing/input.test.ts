// One long file: one table of bad input for every call of the area.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkText } from '#features/marketing/writer/checks/checks.rules.ts';
import { CONTENT_TYPES } from '#features/marketing/marketing.values.ts';
import { ApiClient, idsOf } from '#tests/api-client.ts';
import { aLivePage, answerPage } from '#tests/builders/landing.ts';
import { aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import { query } from '#tests/mailbox.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let ana: ApiClient;
let companyId = 0;
const COMPANY = aMarketingCompany();
beforeAll(async () => {
  server = await sharedServer();
  ana = await new ApiClient(server.url).register('marketing-input-ana');
  companyId = await ana.make('/api/marketing/companies', COMPANY);
});
afterAll(() => server.stop());

const words = (count: number): string =>
  Array.from({ length: count }, (_, n) => (n % 12 === 11 ? `dato${n}.` : `dato${n}`)).join(' ');

const PRODUCTS: Record<string, object> = {
  'one word': { name: 'Tornillo', characteristics: 'Acero', advantages: 'Barato', price: '-' },
  '5,000 words': { characteristics: words(5_000), advantages: words(5_000) },
  markup: {
    name: '<b>Caja</b> {{nombre}}',
    characteristics: '<script>alert(1)</script>Madera de haya; <p>30 × 20 cm</p>',
    advantages: '**Se pliega** y ocupa 4 cm',
  },
  'the other language': {
    characteristics: 'Stainless steel hinge; opens to 110 degrees; tested 80,000 times',
    advantages: 'No tools needed; five-year guarantee',
    price: 'from £4.20 + VAT',
  },
};

/** Clearly in the other language: without a brief nothing is written in this one. */
const FOREIGN = { es: ['the other language'], en: ['one word', 'markup'] };

test.each(Object.entries(PRODUCTS))(
  'generates an analysis for a product with %s, and in its language three campaigns and every kind of text',
  async (named, over) => {
    const product = aMarketingProduct(companyId, over);
    const id = await ana.make('/api/marketing/products', product);
    const facts = { company: COMPANY, product };
    for (const language of ['es', 'en'] as const) {
      const analysis = await ana.call('POST', `/api/marketing/products/${id}/analysis`, { language });
      expect(analysis).toMatchObject({
        status: 201,
        body: { valueProposition: { text: expect.any(String) } },
      });
      const campaigns = await ana.call('POST', `/api/marketing/products/${id}/campaigns`, { language });
      const foreign = language === 'es' ? FOREIGN.es : FOREIGN.en;
      if (foreign.includes(named)) {
        expect(campaigns).toMatchObject({ status: 409, body: { code: 'brief_language_missing' } });
        continue;
      }
      expect([campaigns.status, idsOf(campaigns.body).length]).toEqual([201, 3]);
      const ask = { productId: id, language, tone: 'friendly', length: 'long' };
      for (const type of CONTENT_TYPES) {
        const { status, body } = await ana.call('POST', '/api/marketing/content', { ...ask, type });
        expect(status).toBe(201);
        const { text } = body as { text: string };
        expect(text).not.toBe('');
        // The inbox shows the subject separately, so the email may repeat it.
        const problems = checkText(text, facts, language).filter(
          ({ code }) => type !== 'email_template' || code !== 'repeated',
        );
        expect([type, language, problems]).toEqual([type, language, []]);
      }
    }
  },
);

test.each([
  '18,50 €/kg',
  '$1,299.00',
  '1.299 €',
  'EUR 12',
  '12 euros',
  'gratis',
  'a consultar',
  'entre 100 y 200 €',
  'desde 9,90 € al mes (IVA no incluido)',
  '¥1200',
  '-',
  '0',
  '3 x 2',
  '€€€',
  '12,34,56',
  '<b>9 €</b>',
  '☎ 900 100 200',
])('states the price %j exactly or not at all, and still generates the texts', async (price) => {
  const product = aMarketingProduct(companyId, { price });
  const id = await ana.make('/api/marketing/products', product);
  const language = 'es';
  const ask = { productId: id, type: 'advertising_text', language, tone: 'direct', length: 'long' };
  const { status, body } = await ana.call('POST', '/api/marketing/content', ask);
  expect(status).toBe(201);
  const { text } = body as { text: string };
  expect([text, checkText(text, { company: COMPANY, product }, language)]).toEqual([text, []]);
});

test('rejects an invalid product at its fields', async () => {
  const empty = { name: ' ', characteristics: '', advantages: '\n', price: '' };
  const refused = await ana.call('POST', '/api/marketing/products', aMarketingProduct(companyId, empty));
  expect(refused).toMatchObject({
    status: 422,
    body: {
      errors: { name: expect.any(String), characteristics: expect.any(String), price: expect.any(String) },
    },
  });
  const endless = aMarketingProduct(companyId, { characteristics: 'a'.repeat(60_000) });
  expect((await ana.call('POST', '/api/marketing/products', endless)).status).toBe(422);
});

const leadsOf = (email: string) =>
  query(server.dataDir, 'select * from marketing_leads where contactEmail = ?', [email]);
const entriesOf = (email: string) =>
  query(
    server.dataDir,
    `select e.* from inbox_entries e join contact_messages m on m.id = e.contactMessageId where m.email = ?`,
    [email],
  );

test('thanks a bot and stores its response as suspected spam, without lead or email', async () => {
  const { slug } = await aLivePage(ana);
  const email = 'robot@test.example';
  const sent = { email, website: 'https://spam.example', message: 'Buy now '.repeat(100) };
  expect(await answerPage(server.url, slug, sent)).toBe(303);
  expect(await leadsOf(email)).toEqual([]);
  expect(await entriesOf(email)).toMatchObject([{ status: 'suspected' }]);
  expect(await query(server.dataDir, 'select * from outbox where recipient = ?', [email])).toEqual([]);
});

test.each([
  ['without consent', { consent: '' }],
  ['without a name', { name: ' ' }],
  ['with an address that is none', { email: 'ana@' }],
  ['with two addresses', { email: 'a@b.example,c@d.example' }],
  ['with a line break in the address', { email: 'a@b.example\r\nbcc: c@d.example' }],
  ['that is too long', { email: 'long@test.example', message: 'x'.repeat(6_000) }],
])('a response %s shows the form again with its input, and stores nothing', async (_, over) => {
  const { slug } = await aLivePage(ana);
  const body = new URLSearchParams({
    name: 'Ana "><script>',
    email: 'ana@test.example',
    consent: '1',
    ...over,
  });
  const answer = await fetch(`${server.url}/l/${slug}`, { method: 'POST', body, redirect: 'manual' });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('role="alert"');
  expect(html).not.toContain('"><script>');
  expect(await query(server.dataDir, `select id from inbox_entries where source = ?`, [slug])).toEqual([]);
});

test('rejects an invalid or oversized form, and the page stays up', async () => {
  const { slug } = await aLivePage(ana);
  const address = `${server.url}/l/${slug}`;
  const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
  expect((await fetch(address, json)).status).toBe(422);
  const flood = { method: 'POST', body: new URLSearchParams({ message: 'x'.repeat(3_000_000) }) };
  expect((await fetch(address, flood)).status).toBe(413);
  expect((await fetch(address)).status).toBe(200);
  for (const method of ['PUT', 'PATCH', 'DELETE'])
    expect([method, (await fetch(address, { method })).status]).toEqual([method, 405]);
});

test('a taken address returns 409 with the nearest free one, whoever has it', async () => {
  const { slug } = await aLivePage(ana);
  const eva = await new ApiClient(server.url).register('marketing-input-eva');
  const { page } = await aLivePage(eva);
  const path = `/api/marketing/campaigns/${page}/publish`;
  const refused = await eva.call('POST', path, { slug });
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'taken', errors: { slug: expect.any(String) }, suggestion: expect.stringMatching(/-\d+$/) },
  });
  const { suggestion } = refused.body as { suggestion: string };
  expect(await eva.call('POST', path, { slug: suggestion })).toMatchObject({
    status: 200,
    body: { slug: suggestion },
  });
  for (const none of ['../admin', '///', '¿?', '<script>'])
    expect([none, (await eva.call('POST', path, { slug: none })).status]).not.toEqual([none, 500]);
});

test('the second of two concurrent edits gets 409 with what the first has stored', async () => {
  const { email } = await aLivePage(ana);
  const path = `/api/marketing/campaigns/${email}`;
  const { body: read } = await ana.call('GET', path);
  const { updatedAt } = read as { updatedAt: string };
  const first = await ana.call('PATCH', path, { content: { subject: 'El primero' }, updatedAt });
  expect(first.status).toBe(200);
  const second = await ana.call('PATCH', path, { content: { subject: 'El segundo' }, updatedAt });
  expect(second).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { content: { subject: 'El primero' } } },
  });
  expect((await ana.call('PATCH', path, { content: { headline: 'De otra clase' } })).status).toBe(422);
});
