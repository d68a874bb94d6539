import { expect, test } from 'vitest';
import { preferenceCookie } from './preference-cookie.ts';

test('a choice that a script stores is sent over TLS alone where the page came over TLS', () => {
  expect(preferenceCookie('tz', 'Europe/Madrid', 'https://suite.example/auth')).toBe(
    'tz=Europe%2FMadrid; path=/; max-age=31536000; samesite=lax; secure',
  );
});

test('on a plain local address it is stored too', () => {
  expect(preferenceCookie('lang', 'es', 'http://127.0.0.1:4321/')).not.toContain('secure');
});
