// One long table of requests and responses, because the cases share a server.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient, member } from '#tests/api-client.ts';
import {
  aCompany,
  aDepartment,
  aProblem,
  aProduct,
  aStrength,
  someReportTexts,
} from '#tests/builders/profile.ts';
import { addressOf, CALLS } from '#tests/declared-calls.ts';
import { startServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let user: ApiClient;
let admin: ApiClient;

beforeAll(async () => {
  server = await startServer({
    ADMIN_USERNAME: 'root',
    ADMIN_PASSWORD: 'clave-de-prueba',
    ADMIN_EMAIL: 'root@test.example',
  });
  user = await new ApiClient(server.url).register('ana');
  admin = await new ApiClient(server.url).login('root').then((client) => client.confirm());
});
afterAll(() => server.stop());

const ES = { cookie: '' };
const inSpanish = () => ({ ...ES, cookie: `${user.cookie}; lang=es` });

describe('sessions', () => {
  test('login returns a token and the user, and token or cookie alone gives access', async () => {
    const client = await new ApiClient(server.url).login('ana');
    expect((await client.call('GET', '/api/user')).body).toMatchObject({ username: 'ana', role: 'user' });
    const byToken = new ApiClient(server.url);
    const answer = await byToken.call('GET', '/api/user', undefined, {
      authorization: `bEaReR ${client.token}`,
    });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toContain('password');
  });

  test('scripts and other sites cannot read the session cookie', async () => {
    const answer = await new ApiClient(server.url).call('POST', '/api/login', {
      username: 'ana',
      password: 'clave-de-prueba',
    });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('session=')) ?? '';
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });

  test('rejects an invalid Authorization header despite a valid cookie', async () => {
    for (const authorization of ['Bearer nonsense', 'Basic YTpi', 'Bearer ', '%']) {
      expect((await user.call('GET', '/api/user', undefined, { authorization })).status).toBe(401);
    }
  });

  test('logout ends cookie and token together', async () => {
    const client = await new ApiClient(server.url).login('ana');
    const { cookie, token } = client;
    expect((await client.call('POST', '/api/logout')).status).toBe(204);
    const dead = new ApiClient(server.url);
    expect((await dead.call('GET', '/api/user', undefined, { cookie })).status).toBe(401);
    expect(
      (await dead.call('GET', '/api/user', undefined, { authorization: `Bearer ${token}` })).status,
    ).toBe(401);
  });

  test('signing in again, or registering, ends the browser’s previous session', async () => {
    const client = await new ApiClient(server.url).login('ana');
    const dead: Record<string, string>[] = [];
    const note = () => dead.push({ cookie: client.cookie }, { authorization: `Bearer ${client.token}` });
    note();
    await client.login('ana');
    note();
    await client.register('anew');
    for (const headers of dead) {
      const answer = await new ApiClient(server.url).call('GET', '/api/user', undefined, headers);
      expect(answer.status).toBe(401);
    }
    expect((await client.call('GET', '/api/user')).body).toMatchObject({ username: 'anew' });
    expect((await user.call('GET', '/api/user')).status).toBe(200);
  });

  test.each(['session=%', 'session=%E0%A4%A', 'session=' + 'a'.repeat(43), 'session=', 'lang=%; session=%%'])(
    'a broken cookie is no session: %s',
    async (cookie) => {
      expect((await new ApiClient(server.url).call('GET', '/api/user', undefined, { cookie })).status).toBe(
        401,
      );
    },
  );

  test.each([
    ['/%E2%82%AC', '/%E2%82%AC'],
    ['/empresa/1?q=Pe%C3%B1a', '/empresa/1?q=Pe%C3%B1a'],
    ['//evil.example', '/consultoria'],
    ['/..//evil.example', '/consultoria'],
  ])('a sign-in page with next=%s redirects a signed-in user to %s', async (next, location) => {
    const answer = await user.call('GET', `/auth?next=${next.replace('?', '%3F')}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
  });

  test('an unknown user and a wrong password get the same response, in the caller’s language', async () => {
    const wrong = async (username: string, lang: string) =>
      (
        await new ApiClient(server.url).call(
          'POST',
          '/api/login',
          { username, password: 'nope' },
          { cookie: `lang=${lang}` },
        )
      ).body;
    expect(await wrong('ana', 'es')).toEqual({
      message: 'Credenciales inválidas',
      code: 'invalid_credentials',
    });
    expect(await wrong('nobody', 'es')).toEqual(await wrong('ana', 'es'));
    expect(await wrong('nobody', 'en')).toMatchObject({ message: 'Invalid credentials' });
  });

  test('empty fields get the specification’s messages', async () => {
    const answer = await new ApiClient(server.url).call(
      'POST',
      '/api/login',
      { username: '', password: '' },
      { cookie: 'lang=es' },
    );
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      errors: { username: 'El usuario es requerido', password: 'La contraseña es requerida' },
    });
  });
});

describe('another site', () => {
  test.each([
    ['its Origin', { origin: 'https://evil.example' }],
    ['an opaque Origin', { origin: 'null' }],
    ['Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring port', { origin: 'http://127.0.0.1:1' }],
  ])('cannot use a user’s cookie: %s', async (_name, headers) => {
    const answer = await user.call('POST', '/api/companies', aCompany(), headers);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([403, 'wrong_origin']);
  });

  test('a forged Host does not validate its own Origin', async () => {
    const answer = await user.call('POST', '/api/companies', aCompany(), {
      host: 'evil.example',
      origin: 'http://evil.example',
    });
    expect(answer.status).toBe(403);
  });

  test('accepts the own Origin', async () => {
    expect((await user.call('POST', '/api/companies', aCompany(), { origin: server.url })).status).toBe(201);
  });
});

const READS = CALLS.filter(({ method }) => method === 'GET');

/** Query without which a call is refused. */
async function queryOf(path: string): Promise<string> {
  if (path.includes('/people')) return '?email=ana@test.example';
  if (path.endsWith('/groups')) return '?group=source';
  if (path !== '/api/changes') return '';
  return `?record=contact&id=${await user.make('/api/crm/contacts', { firstName: 'Ana' })}`;
}

test.each(READS)('HEAD $path responds like GET, without a body', async ({ path, declaration }) => {
  const id = declaration.id ? await user.make('/api/companies', aCompany()) : 0;
  const address = addressOf({ path }, id) + (await queryOf(path));
  const reader = declaration.role === 'admin' ? admin : user;
  const [get, head] = await Promise.all(['GET', 'HEAD'].map((method) => reader.call(method, address)));
  expect([head?.status, head?.body]).toEqual([get?.status, '']);
  // Other lists do not know the company's id, and an archive without pictures does not exist: 404 for HEAD and GET.
  // A company without a profile has no draft, and one without a logo none: 422 and 404.
  const isEmpty = /\/(?:draft|logo)$/.test(path);
  if ((id === 0 && !path.endsWith('.zip')) || (path.startsWith('/api/companies') && !isEmpty))
    expect(get?.status).toBe(200);
  expect(head?.headers.get('content-type')).toBe(get?.headers.get('content-type'));
});

test('rejects HEAD without a GET', async () => {
  expect((await user.call('HEAD', '/api/login')).status).toBe(405);
  expect((await new ApiClient(server.url).call('HEAD', '/api/user')).status).toBe(401);
});

describe('an Idempotency-Key', () => {
  test('returns the first response again and creates one record, even for simultaneous requests', async () => {
    const send = () =>
      user.call('POST', '/api/companies', aCompany({ name: 'Only once' }), { 'idempotency-key': 'k-1' });
    const [a, b] = await Promise.all([send(), send()]);
    const c = await send();
    expect(new Set([a, b, c].map(({ body }) => member(body, 'id', 'number'))).size).toBe(1);
    const list = await user.call('GET', '/api/companies?q=only%20once');
    expect((list.body as { items: unknown[] }).items).toHaveLength(1);
  });

  test('is bound to its body and its caller', async () => {
    const key = { 'idempotency-key': 'k-2' };
    const first = await user.call('POST', '/api/companies', aCompany(), key);
    expect((await user.call('POST', '/api/companies', aCompany({ name: 'Other' }), key)).status).toBe(422);
    const other = await new ApiClient(server.url).register('berta');
    const second = await other.call('POST', '/api/companies', aCompany(), key);
    expect(member(second.body, 'id', 'number')).not.toBe(member(first.body, 'id', 'number'));
  });

  test('is ignored by calls that return a secret or end a session', async () => {
    const client = await new ApiClient(server.url).login('ana');
    const key = { 'idempotency-key': 'k-4' };
    expect((await client.call('POST', '/api/logout', undefined, key)).status).toBe(204);
    await client.login('ana');
    expect((await client.call('POST', '/api/logout', undefined, key)).status).toBe(204);
    expect((await client.call('GET', '/api/user')).status).toBe(401);
  });

  test('does not make a deeply nested body a server error', async () => {
    const deep = '['.repeat(50_000) + ']'.repeat(50_000);
    const client = new ApiClient(server.url);
    const answer = await client.call('POST', '/api/logout', deep, { 'idempotency-key': 'k-5' });
    expect(answer.status).toBe(400);
  });

  test('stores nothing for a failed request', async () => {
    const key = { 'idempotency-key': 'k-3' };
    expect((await user.call('POST', '/api/companies', { name: '' }, key)).status).toBe(422);
    expect((await user.call('POST', '/api/companies', aCompany(), key)).status).toBe(201);
  });
});

test('the specification’s calls lead a company from its record to its report', async () => {
  const id = await user.make('/api/companies', aCompany());
  expect((await user.call('GET', `/api/companies/${id}/report`)).body).toBeNull();
  const early = await user.call('POST', '/api/reports', someReportTexts(id), inSpanish());
  expect(early.status).toBe(422);
  expect(Object.values((early.body as { errors: object }).errors)).toContain(
    'Se necesitan fortalezas identificadas',
  );
  await user.make('/api/products', aProduct(id));
  await user.make('/api/departments', aDepartment(id, { name: 'Ventas' }));
  await user.make('/api/problems', aProblem(id));
  await user.make('/api/strengths', aStrength(id));
  const reportId = await user.make('/api/reports', someReportTexts(id));
  const report = await user.call('GET', `/api/companies/${id}/report`);
  expect(report.body).toMatchObject({
    id: reportId,
    analysis: 'Análisis.',
    model: { modules: ['analytics', 'integration'] },
  });
  const again = await user.call('POST', '/api/reports', someReportTexts(id));
  expect([again.status, again.body]).toEqual([
    409,
    expect.objectContaining({ code: 'report_exists', id: reportId }),
  ]);
  for (const part of ['contacts', 'products', 'departments', 'problems', 'strengths']) {
    expect(Array.isArray((await user.call('GET', `/api/companies/${id}/${part}`)).body)).toBe(true);
  }
});
