// One long file: every answer of the front is tested against one running server.
// All that the front promises, long as it is: the guarantees share one handler and its raw sockets.
import { createClient } from '@libsql/client';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { parseConfig } from '#kernel/config/config.ts';
import { SignedOutCalls } from '#kernel/api/signed-out-calls.ts';
import { send } from '#tests/http/server/raw.ts';
import { Front, type Render } from './front.ts';
import { createHttpServer } from './http-server.ts';
import { createMetrics } from './metrics.ts';
import { createBodyReader } from './request-body.ts';
import { renderedPolicy } from './policy.ts';
import { commonHeaders } from './security-headers.ts';
import type { StaticEntry } from '#kernel/front/files/static-types.ts';
import { TEST_SECRETS } from '#tests/builders/settings.ts';

const entry = (text: string): StaticEntry => ({
  bodies: { identity: Buffer.from(text) },
  hash: text,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
});

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** The front around what stands for Astro's rendering. */
async function serve(render: Render): Promise<string> {
  const client = createClient({ url: ':memory:' });
  const config = {
    ...parseConfig({ TRUSTED_PROXIES: '1' }, { isLongPassword: () => true }),
    secrets: TEST_SECRETS,
  };
  const front = new Front({
    runtime: {
      config,
      log: pino({ level: 'silent' }),
      client,
      work: { run: () => Promise.reject(new Error('none here')), close: async () => {} },
      live: { follow: () => () => undefined, close: async () => {} },
      signedOutCalls: new SignedOutCalls(),
      wakeJobs: () => undefined,
      close: async () => client.close(),
    },
    callers: { sessionOfHeader: async () => null, sessionCookieName: () => 'session' },
    table: {
      entries: new Map(),
      errorPages: new Map([
        ['/404', entry('lost')],
        ['/es/404', entry('perdido')],
      ]),
      visitorPages: new Map(),
    },
    app: { render, release: () => undefined },
    metrics: createMetrics({ client, config }),
    headers: commonHeaders({ siteUrl: 'http://localhost', hsts: 'on' }),
    policyOf: renderedPolicy({ insertedStyles: [], isHttps: false }, new Set()),
    readBody: createBodyReader({
      byPrefix: [{ prefix: '/api/large', bytes: 3_000, timeoutMs: 100 }],
      open: { path: '/open', bytes: 100, timeoutMs: 200 },
      otherwise: { bytes: 2_000, timeoutMs: 300 },
      totalBytes: 1_000,
      addressBytes: 600,
      streamed: { path: '/api/streamed', bytes: 5_000, idleMs: 300, total: 3, perAddress: 2 },
    }),
  });
  const server = createHttpServer(
    front.listen,
    commonHeaders({ siteUrl: 'http://localhost', hsts: 'on' }),
  ).listen(0, '127.0.0.1');
  ends.push(() => (server.close(), server.closeAllConnections(), client.close()));
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

test('a bare error page of Astro gives way to the page of the site, and keeps its cookies', async () => {
  const headers = new Headers({ 'content-type': 'text/html' });
  for (const cookie of ['a=1', 'b=2']) headers.append('set-cookie', cookie);
  const url = await serve(async () => new Response('bare', { status: 404, headers }));
  const [english, spanish, api] = await Promise.all(
    ['/x', '/es/x', '/api/x'].map((path) => fetch(url + path)),
  );
  expect([english?.status, await english?.text()]).toEqual([404, 'lost']);
  expect(english?.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await spanish?.text()).toBe('perdido');
  expect(await api?.json()).toMatchObject({ code: 'not_found' });
});

test('a page that means its 404 is sent as it is', async () => {
  const headers = { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" };
  const url = await serve(async () => new Response('own', { status: 404, headers }));
  expect(await (await fetch(`${url}/x`)).text()).toBe('own');
});

test.each([
  ['throws', 'internal', () => Promise.reject(new Error('x'))],
  ['gives a bare 500', 'internal', async () => new Response(null, { status: 500 })],
  ['knows no such address', 'not_found', async () => undefined],
] satisfies [string, string, Render][])('where Astro %s, a sentence is answered', async (_, code, render) => {
  const url = await serve(render);
  const [page, api] = await Promise.all([fetch(`${url}/x`), fetch(`${url}/api/x`)]);
  const status = code === 'internal' ? 500 : 404;
  expect([page.status, page.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain(code === 'internal' ? 'Something went wrong' : 'lost');
  expect([api.status, await api.json()]).toMatchObject([status, { code }]);
});

test('an answer keeps its own cache and policy, and gets what is missing', async () => {
  const given = { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" };
  const url = await serve(async () => new Response('', { headers: given }));
  const { headers } = await fetch(`${url}/x`);
  expect(headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
});

const bodyOf = (req: object): AsyncIterable<Buffer> => Reflect.get(req, 'body');

/** As a call that takes a body does; what the body throws, it throws. */
const reading =
  (render: Render): Render =>
  async (req, ...rest) => {
    for await (const _ of bodyOf(req));
    return render(req, ...rest);
  };
const empty = async (): Promise<Response> => new Response();

const post = (url: string, path: string, size: number, headers: Record<string, string> = {}) =>
  fetch(url + path, { method: 'POST', body: 'a'.repeat(size), headers });
const from = (address: string) => ({ 'x-forwarded-for': address });

test('more than all bodies together may hold is told to come back', async () => {
  let finish: (() => void) | undefined;
  const url = await serve(
    reading(async (req) => {
      if (req.url === '/api/slow') await new Promise<void>((resolve) => (finish = resolve));
      return new Response();
    }),
  );
  const slow = post(url, '/api/slow', 550, from('10.0.0.1'));
  await expect.poll(() => finish).toBeDefined();
  const answer = await post(url, '/api/x', 550, from('10.0.0.2'));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  finish?.();
  expect((await slow).status).toBe(200);
  // A body that was refused or is done with is not held: the next one fits.
  expect((await post(url, '/api/x', 550, from('10.0.0.2'))).status).toBe(200);
});

test('one address holds its part alone, and the others still get through', async () => {
  const url = await serve(reading(empty));
  const filling = request(`${url}/api/x`, {
    method: 'POST',
    headers: { ...from('10.0.0.1'), 'content-length': 1_900 },
  });
  const refused = once(filling, 'response');
  filling.write('a'.repeat(500));
  // Announced, and never sent: it takes no place.
  const announced = request(`${url}/api/x`, {
    method: 'POST',
    headers: { ...from('10.0.0.3'), 'content-length': 1_900 },
  });
  announced.on('error', () => undefined).flushHeaders();
  expect((await post(url, '/api/x', 400, from('10.0.0.2'))).status).toBe(200);
  filling.write('a'.repeat(200));
  const [answer] = await refused;
  expect(answer.statusCode).toBe(503);
  filling.destroy();
  announced.destroy();
});

test.each([
  ['nobody', {}, 413],
  ['a session', { cookie: 'lang=en; session=abc' }, 503],
  ['a session over TLS', { cookie: '__Host-session=abc' }, 503],
  ['a token', { authorization: 'Bearer abc' }, 503],
  ['another cookie', { cookie: 'xsession=abc' }, 413],
])('a large body of %s', async (_, headers, status) => {
  const url = await serve(reading(empty));
  expect((await post(url, '/api/large', 2_500, headers)).status).toBe(status);
});

test('a call that is refused before its body is read answers at once, and its connection closes', async () => {
  const url = await serve(async () => Response.json({}, { status: 401 }));
  const waiting = request(`${url}/api/x`, { method: 'POST', headers: { 'content-length': 1_900 } });
  waiting.on('error', () => undefined).write('a');
  const [answer] = await once(waiting, 'response');
  expect([answer.statusCode, answer.headers.connection]).toEqual([401, 'close']);
  waiting.destroy();
});

const PAGE = '<p>página</p>'.repeat(1_000);

test('a compressed page arrives whole however it is written, and says nothing of the length before', async () => {
  const inParts = () =>
    new ReadableStream({
      start: (page) => {
        for (let at = 0; at < PAGE.length; at += 100) page.enqueue(Buffer.from(PAGE.slice(at, at + 100)));
        page.close();
      },
    });
  const headers = { 'content-type': 'text/html', 'content-length': String(Buffer.byteLength(PAGE)) };
  const url = await serve(async (req) => new Response(req.url === '/whole' ? PAGE : inParts(), { headers }));
  for (const path of ['/whole', '/parts']) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(url + path, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(await answer.text()).toBe(PAGE);
    }
  }
});

test.each([
  ['what is compressed already', 200, { 'content-type': 'text/html', 'content-encoding': 'zstd' }],
  ['a picture', 200, { 'content-type': 'image/png' }],
  ['what is known to the client', 304, { 'content-type': 'text/html' }],
])('%s is not compressed', async (_name, status, head) => {
  const url = await serve(
    async () => new Response(status === 304 ? null : 'x', { status, headers: new Headers(head) }),
  );
  const answer = await send(`${url}/x`, { headers: { 'accept-encoding': 'br' } });
  expect([answer.status, answer.headers['content-encoding']]).toEqual([
    status,
    'content-encoding' in head ? 'zstd' : undefined,
  ]);
  expect(answer.text).toBe(status === 304 ? '' : 'x');
});

test('a page whose client goes away is not compressed to its end', async () => {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const endless = new ReadableStream({
    pull: (page) => page.enqueue(Buffer.from(randomBytes(10_000).toString('hex'))),
    cancel: () => close(),
  });
  const url = await serve(
    async (req) =>
      new Response(req.url === '/x' ? endless : null, { headers: { 'content-type': 'text/html' } }),
  );
  const controller = new AbortController();
  const answer = await fetch(`${url}/x`, {
    signal: controller.signal,
    headers: { 'accept-encoding': 'gzip' },
  });
  controller.abort();
  await answer.text().catch(() => undefined);
  await closed;
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
});

test('a streamed body reaches the handler piece by piece, bounded in bytes, number and time', async () => {
  const held: (() => void)[] = [];
  const url = await serve(async (req) => {
    let size = 0;
    try {
      for await (const piece of bodyOf(req)) size += piece.length;
    } catch (error) {
      return new Response(String(error), { status: 418 });
    }
    if (req.headers['x-hold']) await new Promise<void>((resolve) => held.push(resolve));
    return new Response(String(size));
  });
  const send = (size: number, headers = {}) =>
    post(url, '/api/streamed', size, { authorization: 'Bearer x', ...headers });
  expect(await (await send(4_000)).text()).toBe('4000');
  expect((await send(6_000)).status).toBe(413);
  // Nobody who has no session streams anything.
  expect((await post(url, '/api/streamed', 4_000)).status).toBe(413);

  const holding = [send(10, { 'x-hold': '1' }), send(10, { 'x-hold': '1' })];
  await expect.poll(() => held.length).toBe(2);
  expect((await send(10)).status).toBe(503);
  for (const release of held) release();
  await Promise.all(holding);
  expect((await send(10)).status).toBe(200);

  // Its length unannounced, a body shows its size as it comes.
  const endless = request(`${url}/api/streamed`, { method: 'POST', headers: { authorization: 'Bearer x' } });
  endless.on('error', () => undefined);
  const [answer] = await Promise.all([once(endless, 'response'), endless.write('a'.repeat(6_000))]);
  expect(answer[0].statusCode).toBe(418);
  endless.destroy();
});
