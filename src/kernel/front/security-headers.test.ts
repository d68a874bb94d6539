import { expect, test } from 'vitest';
import { commonHeaders } from './security-headers.ts';

const hsts = (siteUrl: string, setting: 'on' | 'off' | 'with-subdomains'): string | undefined =>
  commonHeaders({ siteUrl, hsts: setting })['strict-transport-security'];

test('binds browsers to https, other hosts below the site only where told to, and nobody without https', () => {
  expect(hsts('https://www.example.com', 'on')).toBe('max-age=63072000');
  expect(hsts('https://www.example.com', 'with-subdomains')).toBe('max-age=63072000; includeSubDomains');
  expect(hsts('https://www.example.com', 'off')).toBeUndefined();
  expect(hsts('http://127.0.0.1:4321', 'with-subdomains')).toBeUndefined();
});
