import { expect, test } from 'vitest';
import { visitorPages } from './visitor-page.ts';
import type { StaticEntry } from '#kernel/front/files/static-types.ts';

const page = (text: string): StaticEntry => ({
  bodies: { identity: Buffer.from(text) },
  hash: text,
  headers: {},
});
const find = visitorPages(
  {
    entries: new Map(),
    errorPages: new Map(),
    visitorPages: new Map([['/comercia', { en: page('English'), es: page('Español') }]]),
  },
  'session',
);

test.each([
  ['/comercia', {}, 'English'],
  ['/comercia?utm_source=x', {}, 'English'],
  ['/comercia', { 'accept-language': 'es-ES,en;q=0.5' }, 'English'],
  ['/comercia', { 'accept-language': 'en', cookie: 'lang=es' }, 'Español'],
  ['/comercia', { 'accept-language': 'es', cookie: 'lang=en' }, 'English'],
  ['/comercia', { cookie: 'lang=es; other_session=1' }, 'Español'],
  // The session first: whether it still holds is Astro's to find out.
  ['/comercia', { cookie: 'lang=es; session=ended' }, undefined],
  ['/comercia', { cookie: 'session=' }, undefined],
  ['/comercia', { authorization: 'Bearer x' }, undefined],
  // A choice of language is stored, which a page from the table cannot do.
  ['/comercia?lang=es', {}, undefined],
  ['/comercia?a=1&lang=en', {}, undefined],
  // The form holds the address that follows the sign-in.
  ['/comercia?next=%2Fl', {}, undefined],
  ['/comercia/leads', {}, undefined],
  ['/elsewhere', {}, undefined],
])('%s with %j gets %s', (url, headers, expected) => {
  expect(find({ url, headers })?.hash).toBe(expected);
});
