import { createClient } from '@libsql/client';
import { once } from 'node:events';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { Front, type RenderHandler } from './front.ts';
import { createHttpServer } from './http-server.ts';
import { createBodyReader } from './request-body.ts';
import { renderedPolicy } from './policy.ts';
import { commonHeaders } from './security-headers.ts';
import type { StaticEntry } from './static-types.ts';

const entry = (text: string): StaticEntry => ({
  bodies: { identity: Buffer.from(text) },
  hash: text,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
});

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** The front around a handler that stands for Astro's. */
async function serve(handler: RenderHandler, totalBytes = 1_000): Promise<string> {
  const client = createClient({ url: ':memory:' });
  const front = new Front({
    runtime: {
      config: loadConfig({}),
      log: pino({ level: 'silent' }),
      client,
      wakeJobs: () => undefined,
      close: async () => client.close(),
    },
    table: {
      entries: new Map(),
      errorPages: new Map([
        ['/404', entry('lost')],
        ['/es/404', entry('perdido')],
      ]),
    },
    handler,
    headers: commonHeaders('http://localhost'),
    policyOf: renderedPolicy({ insertedStyles: [], isHttps: false }, new Set()),
    readBody: createBodyReader({ byPrefix: [], otherwise: { bytes: 2_000, timeoutMs: 100 }, totalBytes }),
  });
  const server = createHttpServer(front.listen).listen(0, '127.0.0.1');
  ends.push(() => (server.close(), server.closeAllConnections(), client.close()));
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

test('a bare error page of Astro gives way to the page of the site, and keeps its cookies', async () => {
  const url = await serve((_, res) => {
    res.writeHead(404, { 'content-type': 'text/html', 'set-cookie': ['a=1', 'b=2'] });
    res.write('from disk');
    res.end();
  });
  const [english, spanish, api] = await Promise.all(
    ['/x', '/es/x', '/api/x'].map((path) => fetch(url + path)),
  );
  expect([english?.status, await english?.text()]).toEqual([404, 'lost']);
  expect(english?.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await spanish?.text()).toBe('perdido');
  expect(await api?.json()).toMatchObject({ code: 'not_found' });
});

test('a page that means its 404 is sent as it is', async () => {
  const url = await serve((_, res) => {
    res.writeHead(404, { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" });
    res.end('own');
  });
  expect(await (await fetch(`${url}/x`)).text()).toBe('own');
});

test.each([
  ['throws', () => Promise.reject(new Error('x'))],
  [
    'ends with a bare 500',
    (_, res) => void Object.assign(res, { statusCode: 500 }).end('Internal Server Error'),
  ],
  ['hands on an error', (_, __, next) => next(new Error('x'))],
] satisfies [string, RenderHandler][])('where the handler %s, a sentence is answered', async (_, handler) => {
  const url = await serve(handler);
  const [page, api] = await Promise.all([fetch(`${url}/x`), fetch(`${url}/api/x`)]);
  expect([page.status, page.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('Something went wrong');
  expect([api.status, await api.json()]).toMatchObject([500, { code: 'internal' }]);
});

test('an answer keeps its own cache and policy, and gets what is missing', async () => {
  const url = await serve((_, res) => {
    res.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" });
    res.end();
  });
  const { headers } = await fetch(`${url}/x`);
  expect(headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('more than all bodies together may hold is told to come back', async () => {
  const url = await serve((_, res) => void res.end());
  const answer = await fetch(`${url}/api/x`, { method: 'POST', body: 'a'.repeat(1_500) });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  // What was refused is not held: the next one fits.
  expect((await fetch(`${url}/api/x`, { method: 'POST', body: 'a'.repeat(900) })).status).toBe(200);
});
