import { expect, test } from 'vitest';
import { serverAddresses } from './cdn-addresses.ts';
import { hostedHeaders, nginxMaps, type CdnFile } from './cdn-headers.ts';

test('every address on demand goes to the server, and no address of a file does', () => {
  const patterns = [
    '/api/companies/[id]',
    '/api/user',
    '/comercia',
    '/comercia/products/[id]',
    '/contact-answer',
    '/es/q/[token]',
    '/l/[slug]',
    '/leadmanager/inbox/[...id]',
    '/_image',
  ];
  const files = ['/', '/legal', '/es', '/es/legal', '/_astro/a.css'];
  expect(serverAddresses(patterns, files)).toEqual([
    '/api/*',
    '/comercia',
    '/comercia/*',
    '/contact-answer',
    '/es/q/*',
    '/l/*',
    '/leadmanager/*',
    '/metrics',
  ]);
});

const file = (path: string, policy: string, cache = 'no-cache'): CdnFile => ({
  path,
  file: path.slice(1),
  headers: { 'content-type': 'text/html', 'content-security-policy': policy, 'cache-control': cache },
});

const FILES = [
  file('/_astro/a.css', "default-src 'none'", 'immutable'),
  file('/_astro/b.js', "default-src 'none'", 'immutable'),
  file('/es/legal', "script-src 'sha256-x'"),
  file('/es/privacy', "script-src 'sha256-y'"),
  file('/legal', "script-src 'self'"),
];

test('a host that joins rules gives each file exactly one policy', () => {
  const text = hostedHeaders({ 'x-content-type-options': 'nosniff' }, FILES);
  const rules = text.trim().split('\n\n');
  expect(rules.map((rule) => rule.split('\n', 1)[0])).toEqual([
    '/*',
    '/_astro/*',
    '/es/legal',
    '/es/privacy',
    '/legal',
  ]);
  expect(rules[0]).toBe('/*\n  X-Content-Type-Options: nosniff');
  expect(rules[4]).toBe("/legal\n  Content-Security-Policy: script-src 'self'\n  Cache-Control: no-cache");
});

test('nginx finds the policy by the address that was asked for', () => {
  const text = nginxMaps(FILES);
  expect(text).toContain(`default "default-src 'none'";`);
  expect(text).toContain(`"/es/legal" "script-src 'sha256-x'";`);
  expect(text).not.toContain('"/_astro/a.css" "default');
});
