import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient } from '#tests/api-client.ts';
import { aCompany } from '#tests/builders/profile.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';
import { send } from './raw.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await sharedServer();
  const user = await new ApiClient(server.url).register('compression-ana');
  for (let i = 0; i < 10; i += 1) await user.make('/api/companies', aCompany({ name: `Peña ${i}` }));
  ({ cookie } = user);
}, 180_000);
afterAll(() => server.stop());

const ask = (path: string, accept?: string, method = 'GET') =>
  send(server.url + path, {
    method,
    headers: { cookie, ...(accept !== undefined && { 'accept-encoding': accept }) },
  });
/** Removes the ids of islands and requests, which differ each time. */
const steady = (text: string) => text.replaceAll(/\b(?:uid|prefix)="[^"]*"/g, '');

describe.each(['/api/companies', '/consultoria', '/api/openapi.json'])('%s, rendered on demand', (path) => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0.1, gzip;q=0.9', 'gzip', gunzipSync],
    ['br;q=0, identity', undefined, (body: Buffer) => body],
    [undefined, undefined, (body: Buffer) => body],
  ] as const)('is sent to "%s" as %s, whole', async (accept, encoding, decode) => {
    const [plain, answer] = [await ask(path), await ask(path, accept)];
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.headers['content-security-policy']).toBeDefined();
    expect(steady(decode(answer.body).toString())).toBe(steady(plain.text));
    if (encoding) expect(answer.body.length).toBeLessThan(plain.body.length / 2);
    const length = answer.headers['content-length'];
    if (length !== undefined) expect(Number(length)).toBe(answer.body.length);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const [get, head] = [await ask(path, 'br'), await ask(path, 'br', 'HEAD')];
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of ['content-type', 'content-encoding', 'vary', 'content-length'])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
  });
});

test.each([
  ['a short answer', '/api/user', 'GET', 200],
  ['an error', '/api/companies/99', 'GET', 404],
  ['a redirect', '/auth', 'GET', 303],
  ['an answer without a body', '/api/logout', 'POST', 204],
])('%s is sent uncompressed', async (_name, path, method, status) => {
  const headers = { 'accept-encoding': 'br', ...(method === 'GET' && { cookie }) };
  const answer = await send(server.url + path, { method, headers });
  expect([answer.status, answer.headers['content-encoding']]).toEqual([status, undefined]);
});

test('a missing page gets the site’s page, compressed once', async () => {
  const answer = await ask('/nothing-here', 'br');
  const plain = await ask('/nothing-here');
  expect(answer.status).toBe(404);
  const text = answer.headers['content-encoding']
    ? brotliDecompressSync(answer.body).toString()
    : answer.text;
  expect(text).toBe(plain.text);
});

test('a client that disconnects within a page affects nobody', async () => {
  const controller = new AbortController();
  const asked = fetch(`${server.url}/api/openapi.json`, { signal: controller.signal });
  const answer = await asked;
  controller.abort();
  await answer.text().catch(() => undefined);
  expect((await send(`${server.url}/api/health`)).status).toBe(200);
});
