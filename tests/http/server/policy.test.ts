import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashSource } from '#kernel/front/policy.ts';
import { ApiClient, member } from '#tests/api-client.ts';
import { aForm } from '#tests/builders/enquiry.ts';
import { aLivePage } from '#tests/builders/landing.ts';
import { aCompany } from '#tests/builders/profile.ts';
import { aReport } from '#tests/builders/report.ts';
import { renderedAddresses } from '#tests/pages/rendered-addresses.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';
import { send } from './raw.ts';

let server: TestServer;
let client: ApiClient;
let companyId: number;
beforeAll(async () => {
  server = await sharedServer();
  client = await new ApiClient(server.url).register('policy-ana');
  companyId = await client.make('/api/companies', aCompany());
}, 180_000);
afterAll(() => server.stop());

const sources = (policy: string, name: string): string[] =>
  (policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '').split(' ').slice(1);
const inline = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);

test.each([
  ['a signed-in user’s pages', () => client.cookie],
  ['pages on demand of somebody who is signed out', () => ''],
])(
  '%s allow exactly the scripts that are inlined in them, and styles only in attributes',
  async (_who, cookieOf) => {
    // Record pages are opened with the caller's record and with a missing one.
    const addresses = await renderedAddresses(companyId);
    expect(addresses).toEqual(
      expect.arrayContaining([
        '/consultoria',
        `/empresa/${companyId}`,
        '/leadmanager/inbox',
        '/comercia/assets',
      ]),
    );
    expect(addresses.join()).not.toMatch(/[[\]]/);
    for (const path of addresses) {
      const { status, headers, text } = await send(server.url + path, { headers: { cookie: cookieOf() } });
      expect([path, status < 500]).toEqual([path, true]);
      const policy = String(headers['content-security-policy']);
      expect([path, sources(policy, 'default-src')]).toEqual([path, ["'none'"]]);
      expect([path, policy.replace(/style-src-attr 'unsafe-inline'/, '')]).toEqual([
        path,
        expect.not.stringMatching(/unsafe/),
      ]);
      if (status !== 200) continue;
      // Only pages with islands.
      expect([path, policy.includes('style-src-attr')]).toEqual([path, text.includes('<astro-island')]);
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
  },
);

test('a page on demand for visitors allows no style attribute and has none', async () => {
  const form = aForm({ email: 'ana@test' });
  const failed = await fetch(`${server.url}/api/contact/send-email`, { method: 'POST', body: form });
  const answers: [string, string, string][] = [
    ['the form again', failed.headers.get('content-security-policy') ?? '', await failed.text()],
  ];
  const { slug, page } = await aLivePage(client);
  const report = await aReport(client);
  const shared = (await client.call('POST', `/api/reports/${report}/share`, { days: 7 })).body;
  const address = new URL(member(shared, 'url', 'string'), server.url).pathname;
  const preview = `/comercia/campaigns/${page}/preview`;
  for (const path of ['/comercia?next=/', '/leadmanager?next=/', `/l/${slug}`, '/l/none', address, preview]) {
    const headersSent = path === preview ? { cookie: client.cookie } : {};
    const { status, headers, text } = await send(server.url + path, { headers: headersSent });
    expect([path, status]).toEqual([path, path === '/l/none' ? 404 : 200]);
    answers.push([path, String(headers['content-security-policy']), text]);
  }
  for (const [what, policy, html] of answers) {
    expect([what, sources(policy, 'default-src')]).toEqual([what, ["'none'"]]);
    expect([what, policy]).toEqual([what, expect.not.stringMatching(/unsafe/)]);
    expect([what, html.match(/<[a-z][^>]*\sstyle="/)]).toEqual([what, null]);
    for (const style of inline(html, /<style[^>]*>([^]+?)<\/style>/g))
      expect([what, sources(policy, 'style-src')]).toEqual([
        what,
        expect.arrayContaining([hashSource(style)]),
      ]);
  }
});

test('pages with a session isolate their window; for a first page no browser starts another process', async () => {
  const { slug } = await aLivePage(client);
  const window = async (path: string) =>
    (await send(server.url + path, { headers: { cookie: client.cookie } })).headers[
      'cross-origin-opener-policy'
    ];
  for (const path of ['/consultoria', '/leadmanager/inbox', '/account', '/auth'])
    expect([path, await window(path)]).toEqual([path, 'same-origin']);
  for (const path of ['/', '/es/consultia', '/legal'])
    expect([path, await window(path)]).toEqual([path, undefined]);
  expect(await window(`/l/${slug}`)).toBe('unsafe-none');
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
])('%s has a policy that allows nothing foreign', async (_what, method, path) => {
  const { headers } = await send(server.url + path, { method });
  const policy = String(headers['content-security-policy']);
  expect(sources(policy, 'default-src')).toEqual(["'none'"]);
  expect(sources(policy, 'script-src').join(' ')).not.toMatch(/unsafe|\*|https?:/);
});
