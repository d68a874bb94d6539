import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashSource } from '#server/front/policy.ts';
import { ApiClient } from '../api-client.ts';
import { aCompany } from '../builders/profile.ts';
import { startServer, type TestServer } from '../server.ts';
import { send } from './raw.ts';

let server: TestServer;
let client: ApiClient;
let companyId: number;
beforeAll(async () => {
  server = await startServer();
  client = await new ApiClient(server.url).register('ana');
  companyId = await client.make('/api/companies', aCompany());
}, 180_000);
afterAll(() => server.stop());

const sources = (policy: string, name: string): string[] =>
  (policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '').split(' ').slice(1);
const inline = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);

/** Every page rendered on demand; one of a record is opened with a record of the caller's, or with one that is not. */
async function renderedAddresses(): Promise<string[]> {
  const files = (await readdir('src/pages', { recursive: true })).filter((file) => file.endsWith('.astro'));
  const texts = await Promise.all(files.map((file) => readFile(join('src/pages', file), 'utf8')));
  return files
    .filter((_, index) => texts[index]?.includes('prerender = false'))
    .map((file) => `/${file.replace(/(?:\/?index)?\.astro$/, '')}`)
    .map((path) => path.replace(/\[\w+\]/g, String(companyId)));
}

test('a signed-in user’s pages run the scripts that stand in them and no others, and only attributes may style', async () => {
  const addresses = await renderedAddresses();
  expect(addresses.length).toBeGreaterThan(10);
  for (const path of addresses) {
    const { status, headers, text } = await send(server.url + path, { headers: { cookie: client.cookie } });
    expect([path, status < 500]).toEqual([path, true]);
    const policy = String(headers['content-security-policy']);
    expect([path, sources(policy, 'default-src')]).toEqual([path, ["'none'"]]);
    expect([path, policy.replace(/style-src-attr 'unsafe-inline'/, '')]).toEqual([
      path,
      expect.not.stringMatching(/unsafe/),
    ]);
    if (status !== 200) continue;
    const scripts = inline(text, /<script(?![^>]*(?:\ssrc=|type="application\/))[^>]*>([^]+?)<\/script>/g);
    for (const script of scripts)
      expect([path, sources(policy, 'script-src')]).toEqual([
        path,
        expect.arrayContaining([hashSource(script)]),
      ]);
    for (const style of inline(text, /<style[^>]*>([^]+?)<\/style>/g))
      expect([path, sources(policy, 'style-src')]).toEqual([
        path,
        expect.arrayContaining([hashSource(style)]),
      ]);
    expect([path, text.match(/<[^>]*\son\w+="/)]).toEqual([path, null]);
  }
});

test.each([
  ['a file', 'GET', '/favicon.svg'],
  ['a call', 'GET', '/api/health'],
  ['a call that is not there', 'GET', '/api/nowhere'],
  ['a call of another method', 'PUT', '/api/login'],
  ['a page of another method', 'POST', '/solutions'],
  ['a page that is not there', 'GET', '/nowhere'],
  ['a redirection', 'GET', '/solutions/'],
  ['a page for others', 'GET', '/consultoria'],
  ['a question for methods', 'OPTIONS', '/solutions'],
  ['an address that is too long', 'GET', `/${'a'.repeat(9_000)}`],
])('%s answers with a policy that lets nothing foreign in', async (_what, method, path) => {
  const { headers } = await send(server.url + path, { method });
  const policy = String(headers['content-security-policy']);
  expect(sources(policy, 'default-src')).toEqual(["'none'"]);
  expect(sources(policy, 'script-src').join(' ')).not.toMatch(/unsafe|\*|https?:/);
});
