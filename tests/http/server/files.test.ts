import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentBuild } from '#kernel/front/files/builds.ts';
import { hashSource } from '#kernel/front/policy.ts';
import { sessionCookieName } from '#features/accounts/sessions/session-cookie.server.ts';
import type { BuildManifest } from '#kernel/front/files/static-types.ts';
import { renderedAddresses } from '#tests/pages/rendered-addresses.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';
import { send } from './raw.ts';

let server: TestServer;
let manifest: BuildManifest;
beforeAll(async () => {
  server = await sharedServer();
  const folder = await currentBuild('dist');
  manifest = JSON.parse(await readFile(`${folder}/static/manifest.json`, 'utf8'));
}, 180_000);
afterAll(() => server.stop());

/** The error pages and those under /en are served at other addresses than their own. */
const isAddress = (path: string): boolean => !/\/(404|500)$|^\/en\//.test(path);

const get = (path: string, headers: Record<string, string> = {}) => send(server.url + path, { headers });

describe.each(['/', '/es'])('the page %s', (path) => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0.5, gzip;q=0.9', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
    ['', undefined, (body: Buffer) => body],
  ] as const)('is sent to "%s" as %s', async (accept, encoding, decode) => {
    const [answer, plain] = await Promise.all([get(path, { 'accept-encoding': accept }), get(path)]);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(decode(answer.body).equals(plain.body)).toBe(true);
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
  });

  test('returns 304 for a cached copy', async () => {
    const first = await get(path, { 'accept-encoding': 'br' });
    const { etag = '' } = first.headers;
    const second = await get(path, { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` });
    expect(second.status).toBe(304);
    expect(second.body.length).toBe(0);
    expect(second.headers.etag).toBe(etag);
    expect((await get(path, { 'if-none-match': etag })).status).toBe(200);
  });

  test('answers HEAD with the same headers and no body', async () => {
    const [full, head] = await Promise.all([get(path), send(server.url + path, { method: 'HEAD' })]);
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' });
  });

  test('must be revalidated, and has this server’s address', async () => {
    const answer = await get(path);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.text).toContain(server.url);
    expect(answer.text).not.toContain('site-url.invalid');
  });
});

test('files with a hash in their name are kept for good', async () => {
  const [file] = manifest.files.filter(({ path }) => path.startsWith('/_astro/'));
  const answer = await get(file?.path ?? '/_astro/');
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('every file is served at its address, with a type and without the placeholder', async () => {
  for (const { path, type } of manifest.files.filter(({ path }) => isAddress(path))) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers['content-type']]).toEqual([path, 200, type]);
    expect(answer.body.includes('site-url.invalid')).toBe(false);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
});

test('every file except pages has a policy that runs nothing, if opened directly', async () => {
  const paths = manifest.files.filter(({ type }) => !type.startsWith('text/html')).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/robots.txt', '/favicon.svg']));
  for (const path of paths)
    expect([path, (await get(path)).headers['content-security-policy']]).toEqual([
      path,
      "default-src 'none'",
    ]);
});

test('nothing but the listed files is accessible', async () => {
  for (const path of ['/index.html', '/../server/entry.mjs', '/..%2fserver/entry.mjs', '/_headers.json']) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});

const sources = (policy: string, name: string): string[] =>
  (policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '').split(' ').slice(1);

test('every page has the policy of exactly its own scripts and styles', async () => {
  const pages = manifest.files.filter(({ type, path }) => type.startsWith('text/html') && isAddress(path));
  for (const { path } of pages) {
    const { headers, text } = await get(path);
    const policy = String(headers['content-security-policy']);
    const inline = [
      ...text.matchAll(/<script(?![^>]*(?:\ssrc=|type="application\/))[^>]*>([\s\S]+?)<\/script>/g),
    ];
    const expected = new Set(["'self'", ...inline.map(([, code = '']) => hashSource(code))]);
    expect([path, new Set(sources(policy, 'script-src'))]).toEqual([path, expected]);
    expect(policy).not.toContain('unsafe');
    expect(sources(policy, 'default-src')).toEqual(["'none'"]);
    expect(sources(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(text).not.toMatch(/<meta[^>]+content-security-policy/i);
  }
});

test('every page on demand has a policy without inline code, and is not cached', async () => {
  for (const path of await renderedAddresses()) {
    // With an invalid session cookie, because visitors get some of these pages from the file table.
    const { headers, status, text } = await get(path, { cookie: `${sessionCookieName(server.url)}=ended` });
    expect(headers['cache-control']).toBe('no-store');
    // Without a session, a protected page redirects to its sign-in.
    // The page of an unknown link says so.
    const statuses = path === '/mail-link' ? [404] : [200, 303];
    expect([path, statuses]).toEqual([path, expect.arrayContaining([status])]);
    if (status === 303) continue;
    const policy = String(headers['content-security-policy']);
    expect(sources(policy, 'default-src')).toEqual(["'none'"]);
    expect(sources(policy, 'script-src').filter((source) => !/^'(self|sha256-.+)'$/.test(source))).toEqual(
      [],
    );
    const attributes = text.includes('<astro-island') ? ["'unsafe-inline'"] : [];
    expect([path, sources(policy, 'style-src-attr')]).toEqual([path, attributes]);
    // Proxies commonly allow 4 KB for all headers together.
    expect(policy.length).toBeLessThan(2_500);
  }
});

test('API responses may do nothing in a browser', async () => {
  const { headers } = await get('/api/user');
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers['cache-control']).toBe('no-store');
});
