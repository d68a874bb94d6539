import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, member } from '#tests/api-client.ts';
import { makeAccount } from '#tests/builders/account.ts';
import { writtenMail } from '#tests/mailbox.ts';
import { startServer, type TestServer } from '#tests/server.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
const currentPassword = 'clave-de-prueba';

let server: TestServer;
let root: ApiClient;
beforeAll(async () => {
  server = await startServer({
    ADMIN_USERNAME: 'root',
    ADMIN_PASSWORD: 'clave-de-prueba',
    ADMIN_EMAIL: 'root@test.example',
  });
  root = await new ApiClient(server.url).login('root');
}, 300_000);
afterAll(() => server.stop());

async function eventsOf(q: string): Promise<Record<string, unknown>[]> {
  const { body } = await root.call('GET', `/api/admin/audit?q=${q}&sort=createdAt`);
  return (body as { items: Record<string, unknown>[] }).items;
}
const kindsOf = async (q: string) => (await eventsOf(q)).map(({ kind }) => kind);

test('what happens to an account stands in the log, from its creation on', async () => {
  const id = await makeAccount(root, 'user', 'ana');
  const visitor = new ApiClient(server.url);
  await visitor.call('POST', '/api/login', { username: 'ana', password: 'wrong-one' });
  await visitor.login('ana');
  await visitor.call('POST', '/api/tokens', { name: 'Tablero', currentPassword });
  await visitor.call('GET', '/api/crm/export?kind=contacts&format=csv');
  await visitor.call('GET', '/api/user/export');
  await visitor.call('DELETE', '/api/sessions');
  await root.call('PATCH', `/api/admin/users/${id}`, { role: 'admin' });
  await root.call('PATCH', `/api/admin/users/${id}`, { isDisabled: true });
  expect(await kindsOf('ana@test.example')).toEqual([
    'account_created',
    'sign_in_failed',
    'sign_in',
    'token_created',
    'records_exported',
    'account_exported',
    'sign_out_everywhere',
    'role_changed',
    'account_disabled',
  ]);
  const [created] = await eventsOf('ana@test.example');
  expect(created).toMatchObject({
    actor: { name: 'root' },
    subject: { id, name: 'ana' },
    address: '127.0.0.1',
  });
});

test('a deleted account stays in the log by its number alone', async () => {
  const client = await new ApiClient(server.url).register('berta');
  const id = member((await client.call('GET', '/api/user')).body, 'id', 'number');
  expect((await client.call('DELETE', '/api/user', { currentPassword })).status).toBe(204);
  const { body } = await root.call('GET', '/api/admin/audit?group=accounts');
  expect((body as { items: unknown[] }).items[0]).toMatchObject({
    kind: 'account_deleted',
    subject: { id, name: null },
    address: '',
    userAgent: '',
  });
  expect(await kindsOf('berta')).toEqual([]);
});

test('nobody but an administrator reads the log, on its page either', async () => {
  const client = await new ApiClient(server.url).register('carla');
  expect((await client.call('GET', '/api/admin/audit')).status).toBe(403);
  const page = await client.call('GET', '/admin/audit');
  expect(page.status).toBe(403);
  expect(page.body).not.toContain('203.0.113');
  const own = await root.call('GET', '/admin/audit');
  expect(own.body).toContain('Audit log');
});

test('a sign-in from an unknown browser is told by email, once a day for a kind of device', async () => {
  await makeAccount(root, 'user', 'dora');
  const lettersTo = async () =>
    (await writtenMail(server.dataDir)).filter(
      ({ parsed }) => parsed.to?.[0]?.address === 'dora@test.example',
    );
  const signIn = async (client: ApiClient) =>
    client.call(
      'POST',
      '/api/login',
      { username: 'dora', password: currentPassword },
      { 'user-agent': FIREFOX },
    );
  const known = new ApiClient(server.url);
  await signIn(known);
  await expect.poll(async () => (await lettersTo()).length).toBe(1);
  expect((await lettersTo())[0]?.parsed.subject).toBe('New sign-in: Firefox on Windows');
  // The same browser, and another one that looks alike.
  await signIn(known);
  await signIn(new ApiClient(server.url));
  await new ApiClient(server.url).login('dora');
  await expect.poll(async () => (await lettersTo()).length).toBe(2);
});

test('each entry is a line of standard output as well, with ids and kind alone', async () => {
  const { items } = (await root.call('GET', '/api/admin/audit?sort=createdAt&limit=200')).body as {
    items: { kind: string; actor: { id: number } | null; subject: { id: number } | null }[];
  };
  const stored = items.map(({ kind, actor, subject }) => [kind, actor?.id ?? null, subject?.id ?? null]);
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.includes('"audit":'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const printed = lines.map(({ audit, actorId, subjectId }) => [audit, actorId, subjectId]);
  expect(printed.slice(0, stored.length)).toEqual(stored);
  expect(stored).toContainEqual(['account_created', null, expect.any(Number)]);
  for (const line of lines)
    for (const name of Object.keys(line))
      expect(['level', 'time', 'requestId', 'audit', 'actorId', 'subjectId', 'msg']).toContain(name);
});
