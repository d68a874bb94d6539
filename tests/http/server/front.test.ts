import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '#tests/server.ts';
import { VERSION } from '#kernel/version.ts';
import { send, sendRaw } from './raw.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, 180_000);
afterAll(() => server.stop());

const json = (text: string): unknown => JSON.parse(text);

describe('methods', () => {
  test.each(['TRACE', 'COPY', 'PROPFIND'])(
    'rejects %s with JSON, and the server keeps running',
    async (method) => {
      const answer = await send(`${server.url}/`, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toContain('GET');
      expect(json(answer.text)).toMatchObject({ code: 'method_not_allowed' });
      expect((await send(`${server.url}/api/health`)).status).toBe(200);
    },
  );

  test('rejects an unknown HTTP method', async () => {
    expect(await sendRaw(server.url, 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 405 /);
  });

  test('OPTIONS lists the allowed methods, and allows nothing to other sites', async () => {
    const answer = await send(`${server.url}/api/login`, { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.allow).toContain('POST');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('rejects a POST to a file', async () => {
    const answer = await send(`${server.url}/`, { method: 'POST' }, 'a=b');
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
  });
});

describe('addresses', () => {
  test.each(['/%zz', '/%c3', '/a%00b', '//evil.example/x', '/\\evil.example'])(
    '%s is malformed',
    async (path) => {
      const answer = await sendRaw(
        server.url,
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  test('rejects a malformed Host', async () => {
    const answer = await sendRaw(
      server.url,
      'GET /api/user HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('accepts an address in absolute form', async () => {
    const answer = await sendRaw(
      server.url,
      'GET http://x/api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('rejects an address that is too long', async () => {
    expect((await send(`${server.url}/api/user?q=${'a'.repeat(9_000)}`)).status).toBe(414);
  });

  test('rejects headers that are too large', async () => {
    const answer = await sendRaw(server.url, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('"headers_too_large"');
  });

  test.each([
    ['/es/', '/es'],
    ['/es/consultia/?a=1', '/es/consultia?a=1'],
  ])('%s redirects to %s', async (from, to) => {
    const answer = await send(server.url + from);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(to);
  });

  const ask = (path: string) =>
    sendRaw(server.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

  test.each([
    '/_image',
    '/./_image',
    '/%5Fimage',
    '/%5fim%61ge',
    '/x/../_image',
    '/x/%2e%2E/_image',
    '/%2e/_image',
    '/_image/.',
    '/%255Fimage',
    '/%25255Fimage',
  ])('the adapter’s image service is closed, also as %s', async (path) => {
    expect(await ask(`${path}?href=/favicon.svg&w=1`)).toMatch(/^HTTP\/1\.1 (?:404|400|301) /);
    expect((await send(`${server.url}/_image?href=/favicon.svg&w=1`)).status).toBe(404);
  });

  test.each(['/consultoria', '/./consultoria', '/%63onsultoria', '/x/../consultoria', '/%2563onsultoria'])(
    'a protected page is never shown without a session, also as %s',
    async (path) => {
      expect(await ask(path)).toMatch(/^HTTP\/1\.1 (?:303|400) /);
    },
  );

  test.each(['/.//evil.example/x', '/x/..//evil.example/?lang=es', '/%2e//evil.example/'])(
    'no spelling of an address redirects to another site: %s',
    async (path) => {
      expect(await ask(path)).toMatch(/^HTTP\/1\.1 400 /);
    },
  );
});

test.each([
  ['a redirect', 'GET /es/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 301],
  ['OPTIONS', 'OPTIONS /api/user HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 204],
  ['what the parser refuses', 'GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n', 400],
  ['headers that are too large', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 405],
])('%s has the common headers', async (_name, bytes, status) => {
  const answer = (await sendRaw(server.url, bytes)).toLowerCase();
  expect(answer).toContain(`http/1.1 ${status} `);
  expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
  expect(answer).toContain('\r\nreferrer-policy: strict-origin-when-cross-origin\r\n');
  expect(answer).toMatch(/\r\ncontent-security-policy: [^\r]*frame-ancestors 'none'/);
});

describe('errors', () => {
  test.each([
    [{ cookie: 'lang=es' }, 'No hemos encontrado lo que busca.'],
    [{ 'accept-language': 'es-ES,es;q=0.9,en;q=0.5' }, 'No hemos encontrado lo que busca.'],
    [{ 'accept-language': 'de' }, 'We couldn’t find what you are looking for.'],
    [{ cookie: 'a=%; lang=en', 'accept-language': 'es' }, 'We couldn’t find what you are looking for.'],
  ])('of the API are in the language of %o', async (headers, message) => {
    const answer = await send(`${server.url}/api/nothing-here`, { headers });
    expect(answer.status).toBe(404);
    expect(json(answer.text)).toEqual({ message, code: 'not_found' });
  });

  test('of pages are pages', async () => {
    const answer = await send(`${server.url}/es/nothing-here`);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).not.toContain('site-url.invalid');
  });
});

test('health is not cached', async () => {
  const answer = await send(`${server.url}/api/health`);
  expect(answer.status).toBe(200);
  expect(json(answer.text)).toEqual({ status: 'ok', version: VERSION });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('the log contains no queries and no tokens', async () => {
  await send(`${server.url}/reset/mF3kq0vXz8Yb1cTq7sLw?email=ana@example.com`);
  await expect.poll(() => server.log()).toContain('"/reset/*"');
  expect(server.log()).not.toMatch(/mF3kq0vXz8|ana@example/);
});
