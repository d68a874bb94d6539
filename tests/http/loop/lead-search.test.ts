import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchHit } from '#features/marketing/prospects/lead-search.schema.ts';
import { ApiClient } from '#tests/api-client.ts';
import { aLead, aMarketingCompany } from '#tests/builders/marketing.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;
let leadId: number;
let contactId: number;

beforeAll(async () => {
  server = await sharedServer();
  owner = await new ApiClient(server.url).register('lead-search-owner');
  const brand = await owner.make('/api/marketing/companies', aMarketingCompany());
  const ana = { contactName: 'Ana Ruiz', contactEmail: 'Ana@ruiz.example', contactPhone: '981 12 34 56' };
  leadId = await owner.make('/api/marketing/leads', aLead(brand, ana));
  contactId = await owner.make('/api/crm/contacts', {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@RUIZ.example',
    position: 'Gerente',
  });
  const csv =
    'Empresa;Nombre;Correo;Teléfono\nCarpintería Ruiz;Ruiz, Ana;;+34981123456\nCarpintería Ruiz;Luis Gil;;981123456';
  await owner.call('POST', '/api/marketing/prospects', { marketingCompanyId: brand, listName: 'Feria', csv });
});
afterAll(() => server.stop());

const search = async (query = '') =>
  ((await owner.call('GET', `/api/marketing/lead-search${query}`)).body as { items: SearchHit[] }).items;
const placesOf = (hit: SearchHit | undefined) => hit?.places.map(({ kind, id }) => [kind, id]);

test('a person of three places is one row that names each, and who shares the telephone is another', async () => {
  const items = await search();
  expect(items.map(({ places }) => places.length).sort()).toEqual([1, 3]);
  const ana = items.find(({ places }) => places.length === 3);
  expect(ana).toMatchObject({ leadId, contactId, leadContactId: null });
  expect(placesOf(ana)).toEqual([
    ['lead', leadId],
    ['contact', contactId],
    ['prospect', expect.any(Number)],
  ]);
  expect(ana?.places.at(-1)).toMatchObject({ name: 'Ruiz, Ana', listName: 'Feria' });
});

test('words and filters narrow who is found, not where the person is', async () => {
  for (const query of ['?q=gerente', '?kind=contact']) {
    const items = await search(query);
    expect(items.map(({ kind, id }) => [kind, id])).toEqual([['contact', contactId]]);
    expect(placesOf(items[0])?.slice(0, 2)).toEqual([
      ['lead', leadId],
      ['contact', contactId],
    ]);
  }
});

test('the pages of the search have each person once', async () => {
  const first = await owner.call('GET', '/api/marketing/lead-search?limit=1');
  const { items, nextCursor } = first.body as { items: SearchHit[]; nextCursor: string };
  const rest = await search(`?limit=1&cursor=${encodeURIComponent(nextCursor)}`);
  const places = [...items, ...rest].flatMap((hit) => hit.places.map(({ kind, id }) => `${kind}-${id}`));
  expect([items.length, rest.length]).toEqual([1, 1]);
  expect(new Set(places).size).toBe(places.length);
});
