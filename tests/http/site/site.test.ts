import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageAddress } from '#components/layouts/addresses.ts';
import { PUBLIC_PAGES } from '#features/site/pages/pages.values.ts';
import { SOLUTIONS } from '#features/site/pages/solutions.values.ts';
import { SEARCH_LIMITS } from '#i18n/page-parts.ts';
import { DOCUMENTS, PAGES } from '#i18n/page-schemas.ts';
import { LOCALES, translator, type Locale } from '#i18n/index.ts';
import provider from '#i18n/provider.json' with { type: 'json' };
import { sharedServer, type TestServer } from '#tests/server.ts';
import { send } from '#tests/http/server/raw.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
}, 180_000);
afterAll(() => server.stop());

const pages = LOCALES.flatMap((locale) =>
  PUBLIC_PAGES.map((path) => [locale, pageAddress(locale, path)] as const),
);

const open = (locale: Locale, path: string) =>
  send(`${server.url}${path}`, { headers: { 'accept-language': locale } });
const found = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
const titleOf = (html: string) => found(html, /<title>([^<]*)<\/title>/);
const descriptionOf = (html: string) => found(html, /<meta name="description" content="([^"]*)"/);
const unescape = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replaceAll('&#39;', "'");

describe.each(pages)('in %s, %s', (locale, path) => {
  test('is in its language, with one heading and without a script file', async () => {
    const { status, text } = await open(locale, path);
    const visible = text.replaceAll(/<script[^>]*>[^<]*<\/script>| props="[^"]*"/g, '');
    expect(status).toBe(200);
    expect(found(text, /<html lang="(\w+)"/)).toBe(locale);
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    expect(visible.match(/<[a-z][^>]* style=|\{\{|%7B|lorem|undefined|\[object/gi)).toBeNull();
    for (const [, address] of text.matchAll(/ href="mailto:([^"]*)"/g)) expect(address).toBe(provider.email);
    // The home page's form and the sign-in are the only islands.
    if (!/^(?:\/|\/es)$|leadmanager/.test(path))
      expect(text.match(/<script[^>]* src=|<astro-island/g)).toBeNull();
  });

  test('sets no cookie for a visitor who only reads', async () => {
    const { headers } = await open(locale, path);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('has metadata for search engines', async () => {
    const { text } = await open(locale, path);
    const [title, description] = [unescape(titleOf(text)), unescape(descriptionOf(text))];
    expect(title.length).toBeLessThanOrEqual(SEARCH_LIMITS.title);
    expect(description.length).toBeGreaterThanOrEqual(SEARCH_LIMITS.descriptionFrom);
    expect(description.length).toBeLessThanOrEqual(SEARCH_LIMITS.descriptionTo);
  });
});

test.each(LOCALES)(
  'every page but the documents begins with the way back to the home page (%s)',
  async (locale) => {
    const documents: readonly string[] = DOCUMENTS.map((name) => `/${name}`);
    const paths = PUBLIC_PAGES.filter((path) => path !== '/' && !documents.includes(path));
    for (const path of paths) {
      const { text } = await open(locale, pageAddress(locale, path));
      const before = found(text, /<main\b([^]*?)<h1[ >]/);
      expect([path, before.includes(`href="${pageAddress(locale, '/')}"`)]).toEqual([path, true]);
    }
  },
);

test('every page with texts is public', () => {
  const names = [...PAGES.map(({ name }) => name).filter((name) => name !== 'not-found'), ...DOCUMENTS];
  expect(PUBLIC_PAGES.filter((path) => path !== '/').sort()).toEqual(names.map((name) => `/${name}`).sort());
});

test('no two pages share a title or a description', async () => {
  const texts = await Promise.all(pages.map(async ([locale, path]) => (await open(locale, path)).text));
  for (const read of [titleOf, descriptionOf]) expect(new Set(texts.map(read)).size).toBe(pages.length);
});

test.each(LOCALES)(
  'the home page shows every solution, and counts those that are coming soon (%s)',
  async (locale) => {
    const t = translator(locale);
    const home = (await open(locale, pageAddress(locale, '/'))).text;
    const shown = home.slice(home.indexOf('id="soluciones"'), home.indexOf('id="contacto"'));
    expect(shown.match(/<li\b/g)).toHaveLength(SOLUTIONS.length);
    const planned = shown.slice(shown.indexOf(t('site:pages.planned'))).match(/<li\b/g) ?? [];
    const count = t('site:home.solutions.numbers').split(' ')[planned.length];
    expect(count).toMatch(/\p{L}+/u);
    expect(found(shown, /<h2[^>]*>([^<]*)/)).toContain(count);
  },
);

test('every link of every page has a target', async () => {
  const targets = new Map<string, Set<string>>();
  const anchors = new Map<string, Set<string>>();
  for (const [locale, path] of pages) {
    const { text } = await open(locale, path);
    anchors.set(path, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)));
    for (const [, href = ''] of text.matchAll(/ href="([^"]+)"/g)) {
      const url = new URL(unescape(href), `${server.url}${path}`);
      if (url.origin !== server.url) continue;
      const known = targets.get(url.pathname) ?? new Set();
      targets.set(url.pathname, known.add(url.hash.slice(1)));
    }
  }
  const broken: string[] = [];
  for (const [path, hashes] of targets) {
    const { status } = await send(`${server.url}${path}`);
    if (status >= 400) broken.push(`${path} ${status}`);
    const ids = anchors.get(path);
    for (const hash of hashes) if (hash !== '' && ids && !ids.has(hash)) broken.push(`${path}#${hash}`);
  }
  expect(broken).toEqual([]);
});

test.each([
  ['en', '/nowhere', '404 Page Not Found'],
  ['en', '/nowhere/at/all', '404 Page Not Found'],
  ['en', '/es/en-ninguna/parte', '404 Página no encontrada'],
  ['es', '/nowhere/at/all', '404 Página no encontrada'],
] as const)('with %s preferred, %s is not there', async (locale, path, title) => {
  const { status, text } = await open(locale, path);
  expect(status).toBe(404);
  expect(titleOf(text)).toBe(title);
  expect(text).toContain('name="robots" content="noindex"');
  expect(text).toMatch(
    /Marketing and sales working from one record|Marketing y\s+ventas con una misma ficha/,
  );
});

test('a visitor of /comercia sees the product page in the chosen language', async () => {
  const english = await send(`${server.url}/comercia`, { headers: { cookie: 'lang=en' } });
  const spanish = await send(`${server.url}/comercia`, { headers: { cookie: 'lang=es' } });
  expect(english.text).toContain('A commercial director that never faces a blank page.');
  expect(spanish.text).toContain('Un director comercial que nunca se queda en blanco.');
  expect(spanish.headers['cache-control']).toBe('no-store');
});
