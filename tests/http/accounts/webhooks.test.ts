import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, member } from '#tests/api-client.ts';
import { makeAccount } from '#tests/builders/account.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aTeam, inside } from '#tests/builders/workspace.ts';
import { startServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let receiver: Server;
let owner: ApiClient;
let colleague: ApiClient;
let shared: number;
const received: { type: string; data: { id: number } }[] = [];

beforeAll(async () => {
  server = await startServer({
    TEST_WEBHOOKS_TO_LOOPBACK: 'on',
    ADMIN_USERNAME: 'root',
    ADMIN_PASSWORD: 'clave-de-prueba',
    ADMIN_EMAIL: 'root@test.example',
  });
  receiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push(JSON.parse(body) as (typeof received)[number]);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const admin = await new ApiClient(server.url).login('root');
  for (const username of ['marta', 'eva']) await makeAccount(admin, 'user', username);
  owner = await new ApiClient(server.url).login('marta');
  colleague = await new ApiClient(server.url).login('eva');
  shared = await aTeam(owner, colleague, 'member');
});
afterAll(async () => {
  receiver.close();
  await server.stop();
});

const body = () => ({
  url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
  events: ['contact.created', 'enquiry.received'],
});

test('owners alone see and manage the webhooks of a workspace, which hear of what its members do within two seconds', async () => {
  const made = await owner.call('POST', '/api/webhooks', body(), inside(shared));
  expect([made.status, member(made.body, 'secret', 'string')]).toEqual([
    201,
    expect.stringMatching(/^whsec_/),
  ]);
  const id = member(made.body, 'id', 'number');
  for (const [method, path] of [
    ['GET', '/api/webhooks'],
    ['GET', `/api/webhooks/${id}`],
    ['DELETE', `/api/webhooks/${id}`],
    ['POST', `/api/webhooks/${id}/test`],
    ['GET', `/api/webhooks/${id}/deliveries`],
  ] as const)
    expect((await colleague.call(method, path, undefined, inside(shared))).status).toBe(403);
  expect(
    JSON.stringify((await owner.call('GET', `/api/webhooks/${id}`, undefined, inside(shared))).body),
  ).not.toContain('whsec_');

  const before = Date.now();
  const contact = await colleague.call('POST', '/api/crm/contacts', aCrmContact(), inside(shared));
  await expect
    .poll(() => received, { interval: 20 })
    .toMatchObject([{ type: 'contact.created', data: { id: member(contact.body, 'id', 'number') } }]);
  expect(Date.now() - before).toBeLessThan(2_000);
  // Of another workspace.
  await owner.make('/api/crm/contacts', aCrmContact());
  await owner.call('POST', `/api/webhooks/${id}/test`, undefined, inside(shared));
  await expect.poll(() => received.map(({ type }) => type)).toEqual(['contact.created', 'webhook.test']);
});

test('an API token for reading changes nothing, and one of a removed member opens nothing from the next call on', async () => {
  const token = async (access: 'full' | 'read') => {
    const program = new ApiClient(server.url);
    const given = { name: access, currentPassword: 'clave-de-prueba', workspaceId: shared, access };
    program.bearer = member((await colleague.call('POST', '/api/tokens', given)).body, 'token', 'string');
    return program;
  };
  const [full, reading] = [await token('full'), await token('read')];
  expect((await full.call('POST', '/api/crm/contacts', aCrmContact())).status).toBe(201);
  expect((await reading.call('GET', '/api/crm/contacts')).status).toBe(200);
  expect(await reading.call('POST', '/api/crm/contacts', aCrmContact())).toMatchObject({
    status: 403,
    body: { code: 'reader_only' },
  });
  const { body: own } = await colleague.call('GET', '/api/workspaces');
  const [personal] = (own as { items: { id: number; isPersonal: boolean }[] }).items.filter(
    ({ isPersonal }) => isPersonal,
  );
  expect((await full.call('GET', '/api/crm/contacts', undefined, inside(personal?.id ?? 0))).status).toBe(
    404,
  );
  const { body: me } = await colleague.call('GET', '/api/user');
  await owner.call('DELETE', `/api/workspaces/${shared}/members/${member(me, 'id', 'number')}`);
  for (const program of [full, reading])
    expect((await program.call('GET', '/api/crm/contacts')).status).toBe(401);
});
