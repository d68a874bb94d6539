import { expect, test } from 'vitest';
import { loggablePath } from './logger.ts';

test.each([
  ['/es/consultia?utm=x', '/es/consultia'],
  ['/api/companies/12/departments', '/api/companies/12/departments'],
  ['/reset/mF3kq0vXz8Yb1cTq7sLw', '/reset/*'],
  ['/r/mF3kq0vXz8Yb1cTq7sLw/pdf', '/r/*/pdf'],
  ['/r/mF3kq0vXz8Yb1cTq7sLw.pdf', '/r/*'],
  ['/r/mF3kq0vXz8Yb1cTq7sLw).', '/r/*'],
  ['/r/%E2%80%9CmF3kq0vXz8Yb1cTq7sLw,/pdf', '/r/*/pdf'],
  ['/r/%6D%46%33%6B%71%30%76', '/r/*'],
  [`/${'a/'.repeat(95)}mF3kq0vXz8Yb1cTq7sLw`, `/${'a/'.repeat(95)}*`],
  ['/ana@example.com', '/*'],
  ['/x/ana%40example.com/y', '/x/*/y'],
  ['/_astro/client-entry.DkX0a9Qe1.js', '/_astro/client-entry.DkX0a9Qe1.js'],
])('logs %s as %s', (url, logged) => {
  expect(loggablePath(url)).toBe(logged);
});
