// One long file for the life of an account, because the steps share a server and its emails.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient, member } from '#tests/api-client.ts';
import { makeAccount } from '#tests/builders/account.ts';
import { addressOf, CALLS, sampleBody } from '#tests/declared-calls.ts';
import { query, writtenMail } from '#tests/mailbox.ts';
import { startServer, type TestServer } from '#tests/server.ts';

const ROOT = {
  ADMIN_USERNAME: 'root',
  ADMIN_PASSWORD: 'clave-de-prueba',
  ADMIN_EMAIL: 'root@test.example',
};

let server: TestServer;
let admin: ApiClient;
let made = 0;

beforeAll(async () => {
  server = await startServer(ROOT);
  admin = await new ApiClient(server.url).login('root');
});
afterAll(() => server.stop());

async function somebody(): Promise<{ client: ApiClient; username: string }> {
  made += 1;
  const username = `person${made}`;
  await makeAccount(admin, 'user', username);
  return { client: await new ApiClient(server.url).login(username), username };
}

const codeOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const statusWith = async (headers: Record<string, string>) =>
  (await new ApiClient(server.url).call('GET', '/api/user', undefined, headers)).status;

describe('calls that change an account', () => {
  const ACTS = CALLS.filter(({ declaration }) => declaration.needs === 'cookie');

  test.each(ACTS)('$method $path accepts neither the login token nor an API token', async (call) => {
    const { client } = await somebody();
    const { body } = await client.call('POST', '/api/tokens', {
      name: 'x',
      currentPassword: 'clave-de-prueba',
    });
    const path = addressOf(call, 1);
    for (const token of [client.token, member(body, 'token', 'string')]) {
      const sample = sampleBody(call, {}, 'x');
      const answer = await new ApiClient(server.url).call(call.method, path, sample, bearer(token));
      expect([answer.status, codeOf(answer.body)]).toEqual([403, 'token_not_enough']);
    }
  });

  test('there are at least five such calls', () => expect(ACTS.length).toBeGreaterThanOrEqual(5));

  test.each([
    ['POST', '/api/user/password', { newPassword: 'otra-clave-1' }],
    ['POST', '/api/tokens', { name: 'Tablero' }],
    ['PATCH', '/api/user', { email: 'elsewhere@test.example' }],
    ['DELETE', '/api/user', {}],
  ])('%s %s requires the right password', async (method, path, body) => {
    const { client } = await somebody();
    const spanish = { cookie: `${client.cookie}; lang=es` };
    const without = await client.call(method, path, body, spanish);
    expect(without.body).toMatchObject({ errors: { currentPassword: 'Escriba su contraseña actual' } });
    const wrong = await client.call(method, path, { ...body, currentPassword: 'wrong' }, spanish);
    expect([wrong.status, wrong.body]).toEqual([
      422,
      expect.objectContaining({ errors: { currentPassword: 'Esta no es su contraseña actual' } }),
    ]);
    expect((await client.call('GET', '/api/user')).status).toBe(200);
  });

  test('a new password invalidates all other cookies and tokens, and gives this browser new ones', async () => {
    const { client, username } = await somebody();
    const other = await new ApiClient(server.url).login(username);
    const before = { cookie: client.cookie, token: client.token };
    const body = { currentPassword: 'clave-de-prueba', newPassword: 'nueva-contraseña' };
    const changed = await client.call('POST', '/api/user/password', body);
    expect(changed.status).toBe(200);
    const dead = [
      { cookie: before.cookie },
      bearer(before.token),
      { cookie: other.cookie },
      bearer(other.token),
    ];
    for (const headers of dead) expect(await statusWith(headers)).toBe(401);
    expect(client.cookie).not.toBe(before.cookie);
    expect(await statusWith({ cookie: client.cookie })).toBe(200);
    expect(await statusWith(bearer(member(changed.body, 'token', 'string')))).toBe(200);
    await expect(new ApiClient(server.url).login(username)).rejects.toThrow('401');
    await new ApiClient(server.url).login(username, 'nueva-contraseña');
  });

  test('a deleted account is gone with its cookie, its tokens and its rows', async () => {
    const { client, username } = await somebody();
    const company = await client.make('/api/companies', {
      name: 'Talleres Mar',
      sector: 'Metal',
      size: 'small',
      structure: 'simple',
    });
    const created = await client.call('POST', '/api/tokens', {
      name: 'x',
      currentPassword: 'clave-de-prueba',
    });
    const { cookie, token } = client;
    const answer = await client.call('DELETE', '/api/user', { currentPassword: 'clave-de-prueba' });
    expect(answer.status).toBe(204);
    for (const headers of [{ cookie }, bearer(token), bearer(member(created.body, 'token', 'string'))])
      expect(await statusWith(headers)).toBe(401);
    await expect(new ApiClient(server.url).login(username)).rejects.toThrow('401');
    // The rows go with the job that the deletion asks for.
    await expect
      .poll(() => query(server.dataDir, 'select id from companies where id = ?', [company]))
      .toEqual([]);
  });
});

test('an API token gives access to its owner’s records, until it is revoked', async () => {
  const { client, username } = await somebody();
  const created = await client.call('POST', '/api/tokens', {
    name: 'Tablero',
    currentPassword: 'clave-de-prueba',
  });
  const headers = bearer(member(created.body, 'token', 'string'));
  const program = new ApiClient(server.url);
  expect((await program.call('GET', '/api/user', undefined, headers)).body).toMatchObject({ username });
  expect((await program.call('GET', '/api/companies', undefined, headers)).status).toBe(200);
  expect(codeOf((await program.call('GET', '/api/tokens', undefined, headers)).body)).toBe(
    'token_not_enough',
  );
  const { body } = await client.call('GET', '/api/tokens');
  expect(JSON.stringify(body)).not.toContain(member(created.body, 'token', 'string'));
  await client.call('DELETE', `/api/tokens/${member(created.body, 'id', 'number')}`);
  expect(await statusWith(headers)).toBe(401);
});

test('signing out everywhere ends every session', async () => {
  const { client, username } = await somebody();
  const other = await new ApiClient(server.url).login(username);
  const { cookie } = client;
  expect((await client.call('DELETE', '/api/sessions')).status).toBe(204);
  for (const headers of [{ cookie }, { cookie: other.cookie }, bearer(other.token)])
    expect(await statusWith(headers)).toBe(401);
});

test('an export requires the password again unless the session is recent', async () => {
  const { client, username } = await somebody();
  const ask = (headers: Record<string, string> = {}) =>
    client.call('GET', '/api/user/export', undefined, headers);
  expect((await ask()).body).toMatchObject({ profile: { username }, data: { companies: [] } });
  await query(
    server.dataDir,
    "update sessions set createdAt = '2020-01-01T00:00:00.000Z' where userId = (select id from users where username = ?)",
    [username],
  );
  expect((await ask()).status).toBe(422);
  expect((await ask({ 'x-current-password': 'wrong' })).status).toBe(422);
  expect((await ask({ 'x-current-password': '%' })).status).toBe(400);
  const answer = await ask({ 'x-current-password': encodeURIComponent('clave-de-prueba') });
  expect([answer.status, codeOf(answer.body)]).toEqual([200, undefined]);
});

test('no response with a secret is stored for an Idempotency-Key', async () => {
  const { client, username } = await somebody();
  const key = { 'idempotency-key': 'secret' };
  await admin.confirm();
  const answers = [
    await client.call('POST', '/api/tokens', { name: 'x', currentPassword: 'clave-de-prueba' }, key),
    await client.call('POST', '/api/login', { username, password: 'clave-de-prueba' }, key),
    await admin.call('POST', '/api/invitations', {}, key),
    await new ApiClient(server.url).call('POST', '/api/demo', {}, key),
    await client.call(
      'POST',
      '/api/user/password',
      { currentPassword: 'clave-de-prueba', newPassword: 'otra-clave-1' },
      key,
    ),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 201, 201, 200]);
  expect(await query(server.dataDir, 'select * from idempotency_keys')).toEqual([]);
});

test('the emailed link sets a forgotten password, and its page says when it is no longer valid', async () => {
  const { username } = await somebody();
  const visitor = new ApiClient(server.url);
  await visitor.call('POST', '/api/password-reset', { email: `${username}@test.example` });
  const linkOf = async () =>
    (await writtenMail(server.dataDir))
      .map(({ parsed }) => /http\S+\/reset\/[\w-]{43}/.exec(parsed.text ?? '')?.[0])
      .find(Boolean);
  await expect.poll(linkOf, { timeout: 8_000 }).toBeDefined();
  const link = (await linkOf()) ?? '';
  const path = new URL(link).pathname;
  const page = await visitor.call('GET', path);
  expect([page.status, String(page.body).includes(username)]).toEqual([200, true]);
  const reset = (password: string) =>
    visitor.call('POST', `/api/password-reset/${path.split('/').at(-1)}`, { password });
  expect((await reset('otra-clave-1')).status).toBe(200);
  expect(codeOf((await reset('otra-clave-2')).body)).toBe('link_invalid');
  expect((await visitor.call('GET', path)).status).toBe(404);
  await new ApiClient(server.url).login(username, 'otra-clave-1');
});

test('a demo signs in, is marked as one, and cannot become an account', async () => {
  const demo = new ApiClient(server.url);
  const { body } = await demo.call('POST', '/api/demo', { language: 'es' });
  expect(body).toMatchObject({ user: { role: 'user', language: 'es' } });
  expect(await statusWith(bearer(member(body, 'token', 'string')))).toBe(200);
  const change = { email: 'mine@test.example', currentPassword: 'guess' };
  expect(codeOf((await demo.call('PATCH', '/api/user', change)).body)).toBe('demo_account');
  const page = await demo.call('GET', '/consultoria');
  expect(page.body).toContain('Aceites Valdearce');
  const { body: users } = await admin.call('GET', '/api/admin/users?limit=200');
  expect(JSON.stringify(users)).not.toContain('demo-');
});

test.each([
  ['/account', 303],
  ['/admin/users', 303],
  ['/reset', 200],
  ['/reset/nothing', 404],
  ['/invite/nothing', 404],
  ['/setup/nothing', 404],
  ['/confirm/nothing', 404],
])('returns to a visitor of %s the status %i', async (path, status) => {
  const answer = await new ApiClient(server.url).call('GET', path);
  expect(answer.status).toBe(status);
  if (status === 303) expect(answer.headers.get('location')).toBe(`/auth?next=${encodeURIComponent(path)}`);
});

test('only administrators see the users', async () => {
  const { client } = await somebody();
  const refused = await client.call('GET', '/admin/users');
  expect([refused.status, String(refused.body).includes('root@test.example')]).toEqual([403, false]);
  expect(String((await admin.call('GET', '/admin/users')).body)).toContain('root@test.example');
});
