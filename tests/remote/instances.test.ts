import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiClient, member } from '#tests/api-client.ts';
import { anImport } from '#tests/builders/csv.ts';
import { aPayload } from '#tests/builders/enquiry.ts';
import { aLogoForm } from '#tests/builders/logo.ts';
import { aReadyCompany } from '#tests/builders/report.ts';
import type { TestServer } from '#tests/server.ts';
import { startSmtp, type SmtpServer } from '#tests/servers/smtp.ts';
import { type Instances, openInstances } from './instances.ts';

const POLL = { timeout: 60_000, interval: 100 };

let instances: Instances;
let smtp: SmtpServer;
let first: TestServer;
let second: TestServer;

beforeEach(async () => {
  instances = await openInstances();
  smtp = await startSmtp();
});
afterEach(async () => {
  await instances.close();
  await smtp.close();
});

async function startBoth(env: Record<string, string> = {}): Promise<void> {
  [first, second] = await Promise.all([instances.start(env), instances.start(env)]);
}

/** The browser of this client, at the other instance. */
const at = (server: TestServer, { cookie }: ApiClient): ApiClient => new ApiClient(server.url, cookie);

const signIn = (server: TestServer): Promise<ApiClient> => new ApiClient(server.url).login('root');

test('a session begun at one instance holds at the other, and ends at both', async () => {
  await startBoth();
  const ana = await signIn(first);
  const there = at(second, ana);
  expect((await there.call('GET', '/api/user')).status).toBe(200);
  expect((await there.call('POST', '/api/logout')).status).toBeLessThan(300);
  expect((await ana.call('GET', '/api/user')).status).toBe(401);
});

test('guesses at passwords count together', async () => {
  await startBoth({ RATE_LIMIT: 'on' });
  const guess = (server: TestServer) =>
    new ApiClient(server.url).call('POST', '/api/login', { username: 'root', password: 'falsa-clave' });
  let made = 0;
  for (; made < 40; made += 1) if ((await guess(first)).status === 429) break;
  expect(made).toBeGreaterThan(0);
  expect((await guess(second)).status).toBe(429);
});

test('what one instance stores, the other reads at once, and an older copy is told of', async () => {
  await startBoth();
  const ana = await signIn(first);
  const there = at(second, ana);
  const id = await ana.make('/api/crm/contacts', { firstName: 'Ana' });
  const path = `/api/crm/contacts/${id}`;
  const found = await there.call('GET', path);
  expect(found.body).toMatchObject({ firstName: 'Ana' });
  const stamp = member(found.body, 'updatedAt', 'string');
  for (const [client, firstName] of [
    [there, 'Berta'],
    [ana, 'Clara'],
  ] as const) {
    const updatedAt = member((await client.call('GET', path)).body, 'updatedAt', 'string');
    expect((await client.call('PATCH', path, { firstName, updatedAt })).status).toBe(200);
  }
  expect((await there.call('GET', path)).body).toMatchObject({ firstName: 'Clara' });
  expect((await there.call('PATCH', path, { firstName: 'Dora', updatedAt: stamp })).status).toBe(409);
});

test('drafts and pictures of one instance stand at the other', async () => {
  await startBoth();
  const ana = await signIn(first);
  const there = at(second, ana);
  const id = await aReadyCompany(ana);
  expect((await ana.call('POST', `/api/companies/${id}/logo`, aLogoForm())).status).toBe(201);
  const draft = async (client: ApiClient) => (await client.call('GET', `/api/companies/${id}/draft`)).body;
  expect(await draft(there)).toEqual(await draft(ana));
  expect((await there.call('GET', `/api/companies/${id}/logo`)).headers.get('content-type')).toBe(
    'image/png',
  );
});

test('an Idempotency-Key holds at both: the same call twice is carried out once', async () => {
  await startBoth();
  const ana = await signIn(first);
  const there = at(second, ana);
  const make = (client: ApiClient) =>
    client.call('POST', '/api/crm/contacts', { firstName: 'Ana' }, { 'idempotency-key': 'the-same' });
  const answers = await Promise.all([make(ana), make(there)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  expect(instances.query('select count(*) as n from crm_contacts')[0]?.['n']).toBe(1);
});

test('with both sending, no email goes out twice', async () => {
  await startBoth({ SMTP_URL: smtp.url });
  const send = (server: TestServer) =>
    new ApiClient(server.url).call('POST', '/api/contact/send-email', aPayload());
  for (let sent = 0; sent < 5; sent += 1)
    for (const { status } of await Promise.all([send(first), send(second)])) expect(status).toBe(200);
  await expect.poll(() => smtp.received.length, POLL).toBe(20);
  await expect
    .poll(() => instances.query("select 1 from outbox where status <> 'sent'").length, POLL)
    .toBe(0);
  expect(new Set(smtp.received.map(({ parsed }) => parsed.messageId)).size).toBe(20);
});

test('emails of a killed instance are sent by the other, once each', async () => {
  smtp.mode = 'silent';
  first = await instances.start({ SMTP_URL: smtp.url });
  const client = new ApiClient(first.url);
  for (let sent = 0; sent < 3; sent += 1)
    expect((await client.call('POST', '/api/contact/send-email', aPayload())).status).toBe(200);
  await expect
    .poll(() => instances.query("select 1 from outbox where status = 'sending'").length, POLL)
    .toBe(1);
  await first.stop('SIGKILL');
  smtp.mode = 'accept';
  // The lease of the email that was in hand is over a minute later.
  await instances.change(
    "update jobs set leaseUntil = '2020-01-01T00:00:00.000Z' where uniqueKey like 'mail:%'",
  );
  second = await instances.start({ SMTP_URL: smtp.url });
  await expect.poll(() => smtp.received.length, POLL).toBe(6);
  await expect
    .poll(() => instances.query("select 1 from outbox where status <> 'sent'").length, POLL)
    .toBe(0);
  expect(new Set(smtp.received.map(({ parsed }) => parsed.messageId)).size).toBe(6);
});

test('an import of a killed instance is finished by the other, every line once', async () => {
  await startBoth();
  const ana = await signIn(first);
  const lines = Array.from({ length: 2_000 }, (_, index) => `Nombre${index},persona${index}@test.example`);
  const begun = await ana.call('POST', '/api/crm/imports', anImport(['Nombre,Email', ...lines].join('\n')));
  expect(begun.status).toBeLessThan(300);
  const contacts = () => Number(instances.query('select count(*) as n from crm_contacts')[0]?.['n']);
  await expect.poll(contacts, POLL).toBeGreaterThan(0);
  await first.stop('SIGKILL');
  // At once, instead of when the lease of the killed instance is over, a minute later.
  await instances.change(
    "update jobs set leaseUntil = '2020-01-01T00:00:00.000Z' where uniqueKey like 'import:%'",
  );
  const id = member(begun.body, 'id', 'number');
  const there = at(second, ana);
  await expect
    .poll(
      async () => member((await there.call('GET', `/api/crm/imports/${id}`)).body, 'status', 'string'),
      POLL,
    )
    .toBe('done');
  expect(contacts()).toBe(2_000);
  expect(instances.query('select 1 from crm_contacts group by email having count(*) > 1')).toEqual([]);
});

test.each(['drop before', 'drop after'] as const)(
  'a database server that fails (%s) answers 503 with Retry-After, and the suite recovers by itself',
  async (how) => {
    first = await instances.start();
    const ana = await signIn(first);
    instances.database.fail({ how });
    for (const [method, path, body] of [
      ['GET', '/api/crm/contacts', undefined],
      ['GET', '/leadmanager/contacts', undefined],
      ['POST', '/api/crm/contacts', { firstName: 'Ana' }],
    ] as const) {
      const answer = await ana.call(method, path, body);
      expect([path, answer.status]).toEqual([path, 503]);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    instances.database.mend();
    expect((await ana.call('GET', '/leadmanager/contacts')).status).toBe(200);
    expect((await ana.call('POST', '/api/crm/contacts', { firstName: 'Berta' })).status).toBe(201);
  },
);

test.each([
  ['a busy database', { how: 'code', code: 'SQLITE_BUSY' }, 'locked'],
  ['a server that is overloaded', { how: 'status', status: 503 }, 'locked'],
  ['a refused token', { how: 'status', status: 401 }, 'locked'],
] as const)('%s answers 503 with Retry-After, and GET /api/ready tells', async (_name, fault, state) => {
  first = await instances.start();
  const ana = await signIn(first);
  instances.database.fail(fault);
  for (const path of ['/api/crm/contacts', '/leadmanager/contacts']) {
    const answer = await ana.call('GET', path);
    expect([path, answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([path, 503, true]);
  }
  const ready = await ana.call('GET', '/api/ready');
  expect([ready.status, ready.body]).toMatchObject([503, { checks: { database: state } }]);
});
