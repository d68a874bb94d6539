// One long file: the ten tasks of docs/api.md by the client, against one server.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  causeOf,
  createClient,
  dataOf,
  pages,
  RefusedError,
  waitForJob,
  type Client,
} from '../../../clients/typescript/src/index.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let client: Client;
/** Of a browser: tokens and workspaces are made with it alone. */
let browser: Client;
const password = 'una-clave-muy-larga';

beforeAll(async () => {
  server = await sharedServer();
  const registered = await createClient({ url: server.url }).POST('/api/register', {
    body: { username: 'ana.ruiz', password, name: 'Ana Ruiz', email: 'ana@test.example' },
  });
  const cookie = registered.response.headers.getSetCookie().map((line) => line.split(';')[0]);
  browser = createClient({
    url: server.url,
    fetch: (request) => {
      request.headers.set('cookie', cookie.join('; '));
      return fetch(request);
    },
  });
  const body = { name: 'Nightly export', currentPassword: password };
  const { token } = await dataOf(browser.POST('/api/tokens', { body }));
  client = createClient({ url: server.url, token });
});
afterAll(() => server.stop());

test('a sign-in answers a token that works, and a wrong password a problem', async () => {
  const outside = createClient({ url: server.url });
  const { token, user } = await dataOf(
    outside.POST('/api/login', { body: { username: 'ana.ruiz', password } }),
  );
  expect(user.name).toBe('Ana Ruiz');
  const inside = createClient({ url: server.url, token });
  expect((await dataOf(inside.GET('/api/user'))).username).toBe('ana.ruiz');
  const wrong = await outside.POST('/api/login', { body: { username: 'ana.ruiz', password: 'wrong' } });
  expect([wrong.data, wrong.error?.code]).toEqual([undefined, 'invalid_credentials']);
});

test('a contact is made once; its double is refused with the one that is in the way', async () => {
  const body = { firstName: 'Marta', lastName: 'Soler', email: 'marta@test.example' };
  const contact = await dataOf(client.POST('/api/crm/contacts', { body }));
  expect(contact).toMatchObject(body);
  const again = await client.POST('/api/crm/contacts', { body });
  expect(again.response.status).toBe(409);
  expect(again.error).toMatchObject({ code: 'duplicate', id: contact.id, isSame: true });
  const wrong = await client.POST('/api/crm/contacts', { body: { firstName: '' } });
  expect(wrong.error?.errors).toHaveProperty('firstName');
});

test('a file is imported without doubles, and waited for', async () => {
  const file = new Blob(['Name,Email\nMarta Soler,marta@test.example\nLuis Gil,luis@test.example\n']);
  const begun = await dataOf(client.POST('/api/crm/imports', { body: { kind: 'contacts', file } }));
  const ask = () => client.GET('/api/crm/imports/{id}', { params: { path: { id: begun.id } } });
  const ended = await waitForJob(ask, { everyMs: 50 });
  expect([ended.status, ended.counts]).toEqual(['done', { created: 1, updated: 0, skipped: 1, failed: 0 }]);
});

test('a list is gone through page by page, filtered and counted', async () => {
  const made = ['A', 'B', 'C', 'D', 'E'].map((firstName) =>
    dataOf(client.POST('/api/crm/contacts', { body: { firstName, lastName: 'Paged', tags: ['paged'] } })),
  );
  const ids = (await Promise.all(made)).map(({ id }) => id);
  const query = { tag: 'paged', sort: 'name', limit: 2 } as const;
  const seen: { names: string[]; total: number | undefined }[] = [];
  for await (const { items, total } of pages((at) =>
    client.GET('/api/crm/contacts', { params: { query: { ...query, count: true, ...at } } }),
  ))
    seen.push({ names: items.map(({ firstName }) => firstName), total });
  expect(seen).toEqual([
    { names: ['A', 'B'], total: 5 },
    { names: ['C', 'D'], total: 5 },
    { names: ['E'], total: 5 },
  ]);
  const refused = pages((at) =>
    client.GET('/api/crm/contacts', { params: { query: { q: 'x'.repeat(300), ...at } } }),
  );
  await expect(refused.next()).rejects.toThrow(RefusedError);

  const job = await dataOf(client.POST('/api/crm/contacts/bulk', { body: { ids, addTags: ['bulk'] } }));
  if (!('status' in job)) throw new Error('a job was expected');
  const ask = () => client.GET('/api/jobs/{id}', { params: { path: { id: job.id } } });
  expect(await waitForJob(ask, { everyMs: 50 })).toMatchObject({ status: 'done', done: 5 });
});

test('a change is undone by the cause that it answered', async () => {
  const { id } = await dataOf(client.POST('/api/crm/companies', { body: { name: 'Talleres Prieto' } }));
  const at = { params: { path: { id } } };
  const changed = await client.PATCH('/api/crm/companies/{id}', { ...at, body: { sector: 'Metal' } });
  const cause = causeOf(changed.response);
  if (cause === undefined) throw new Error('a cause was expected');
  const undone = await dataOf(client.POST('/api/causes/{id}/undo', { params: { path: { id: cause } } }));
  expect(undone).toMatchObject({ undone: 1, kept: [] });
  expect((await dataOf(client.GET('/api/crm/companies/{id}', at))).sector).toBeNull();
});

test('an opportunity moves through its pipeline', async () => {
  const { items } = await dataOf(client.GET('/api/crm/pipelines'));
  const [, second] = items[0]?.stages ?? [];
  const opportunity = await dataOf(
    client.POST('/api/crm/opportunities', { body: { title: 'New spindle', amountCents: 250_000 } }),
  );
  const moved = await dataOf(
    client.POST('/api/crm/opportunities/{id}/move', {
      params: { path: { id: opportunity.id } },
      body: { stage: second?.key ?? '' },
    }),
  );
  expect(moved.stage).toBe(second?.key);
});

test('a profile becomes a frozen report and its PDF', async () => {
  const { id: companyId } = await dataOf(
    client.POST('/api/companies', {
      body: { name: 'Talleres Prieto', sector: 'Metal work', size: 'small', structure: 'simple' },
    }),
  );
  await dataOf(client.POST('/api/contacts', { body: { companyId, name: 'Ana Ruiz', position: 'Manager' } }));
  await dataOf(
    client.POST('/api/products', {
      body: { companyId, name: 'Spindles', description: 'Made of steel.', type: 'product' },
    }),
  );
  await dataOf(
    client.POST('/api/departments', {
      body: { companyId, name: 'Workshop', function: 'Makes spindles.', digitalizationLevel: 2 },
    }),
  );
  await dataOf(
    client.POST('/api/problems', {
      body: { companyId, description: 'Invoices are typed by hand.', priority: 5 },
    }),
  );
  await dataOf(
    client.POST('/api/strengths', { body: { companyId, description: 'A loyal team.', impact: 4 } }),
  );
  const at = { params: { path: { id: companyId } } };
  const { updatedAt } = await dataOf(client.GET('/api/companies/{id}/draft', at));
  const report = await dataOf(
    client.POST('/api/companies/{id}/draft/freeze', { ...at, body: { updatedAt, language: 'en' } }),
  );
  const pdf = await dataOf(
    client.GET('/api/reports/{id}/export', {
      params: { path: { id: report.id }, query: { format: 'pdf' } },
      parseAs: 'arrayBuffer',
    }),
  );
  expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
});

test('campaigns are written from a product', async () => {
  const company = await dataOf(
    client.POST('/api/marketing/companies', {
      body: {
        name: 'Talleres Prieto',
        sector: 'Metal work',
        commercialObjectives: 'Ten new workshops.',
        targetAudience: 'Workshops of the region',
        targetAudienceType: 'B2B',
      },
    }),
  );
  const product = await dataOf(
    client.POST('/api/marketing/products', {
      body: {
        marketingCompanyId: company.id,
        name: 'Repair of spindles',
        characteristics: 'Collected, repaired and returned within a week.',
        advantages: 'The machine stands still for a week and not for a month.',
        price: '€250',
      },
    }),
  );
  const { items } = await dataOf(
    client.POST('/api/marketing/products/{id}/campaigns', {
      params: { path: { id: product.id } },
      body: { language: 'en' },
    }),
  );
  expect(items.map(({ type }) => type).sort()).toEqual(['email', 'landing_page', 'social_media']);
});

test('a webhook answers its secret once', async () => {
  const body = { url: 'https://hooks.test.example/suite', events: ['contact.created' as const] };
  const made = await dataOf(client.POST('/api/webhooks', { body }));
  expect(made.secret).toMatch(/^whsec_/);
  const { items } = await dataOf(client.GET('/api/webhooks'));
  expect(items).toMatchObject([{ id: made.id, url: body.url }]);
});

test('a client works in the workspace that it names, may only read with a token for that, and finds no other', async () => {
  const { id } = await dataOf(browser.POST('/api/workspaces', { body: { name: 'Sales' } }));
  const made = { name: 'Dashboard', currentPassword: password, workspaceId: id, access: 'read' } as const;
  const { token } = await dataOf(browser.POST('/api/tokens', { body: made }));
  const reader = createClient({ url: server.url, token, workspace: id });
  expect((await dataOf(reader.GET('/api/crm/contacts'))).items).toEqual([]);
  const written = await reader.POST('/api/crm/contacts', { body: { firstName: 'Eva' } });
  expect(written.response.status).toBe(403);
  const strange = createClient({ url: server.url, token, workspace: 999_999 });
  expect((await strange.GET('/api/crm/contacts')).error?.code).toBe('workspace_left');
});

test('what no server of the suite answers is a problem too', async () => {
  const proxied = createClient({
    url: server.url,
    fetch: () =>
      Promise.resolve(
        new Response('<h1>Bad Gateway</h1>', {
          status: 502,
          statusText: 'Bad Gateway',
          headers: { 'content-type': 'text/html' },
        }),
      ),
  });
  expect((await proxied.GET('/api/user')).error).toEqual({ code: 'internal', message: '502 Bad Gateway' });
});
