import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PUBLIC_PAGES } from '#features/site/pages/pages.values.ts';
import { SITE_LOCALES } from '#i18n/locales.ts';
import { hashSource } from '#kernel/front/policy.ts';
import { publicAddresses } from '#tests/pages/public-addresses.ts';
import { faultsIn } from '#tests/pages/schema-org.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';
import { send } from '#tests/http/server/raw.ts';

let server: TestServer;
let pages: { address: string; path: string; policy: string; html: string }[];
beforeAll(async () => {
  server = await sharedServer();
  pages = await Promise.all(
    (await publicAddresses(server.url)).map(async (address) => {
      const { status, headers, text } = await send(address);
      expect([address, status]).toEqual([address, 200]);
      return {
        address,
        path: new URL(address).pathname,
        policy: String(headers['content-security-policy']),
        html: text,
      };
    }),
  );
}, 180_000);
afterAll(() => server.stop());

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
const tags = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([tag]) => tag);
const meta = (html: string, name: string) =>
  tags(html, /<meta[^>]*>/g)
    .filter((tag) => [attribute(tag, 'name'), attribute(tag, 'property')].includes(name))
    .map((tag) => attribute(tag, 'content'));
const isPrefixed = (path: string) => /^\/es(\/|$)/.test(path);
const plain = (path: string) => (isPrefixed(path) ? path.slice(3) || '/' : path);

test('the sitemap lists every public page in every language, and nothing else', () => {
  const expected = PUBLIC_PAGES.flatMap((path) =>
    SITE_LOCALES.map((locale) => (locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`)),
  );
  expect(pages.map(({ path }) => path).sort()).toEqual(expected.sort());
});

test('the sitemap links each address to its other languages', async () => {
  const { text } = await send(`${server.url}/sitemap-0.xml`);
  const entries = [...text.matchAll(/<url>.*?<\/url>/g)].map(([entry]) => entry);
  expect(entries).toHaveLength(pages.length);
  for (const entry of entries) {
    const path = new URL(/<loc>([^<]*)/.exec(entry)?.[1] ?? '').pathname;
    const links = tags(entry, /<xhtml:link[^>]*>/g);
    const found = Object.fromEntries(
      links.map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')]),
    );
    const english = server.url + plain(path);
    const spanish = `${server.url}/es${plain(path) === '/' ? '' : plain(path)}`;
    expect([path, found]).toEqual([path, { en: english, es: spanish, 'x-default': english }]);
  }
});

test('every page has a policy of exactly its own inline code', () => {
  const sources = (policy: string, name: string) =>
    new Set((policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '').split(' ').slice(1));
  const inline = (html: string, pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, text = '']) => hashSource(text));
  for (const { path, html, policy } of pages) {
    const scripts = inline(html, /<script(?![^>]*(?:\ssrc=|type="application\/))[^>]*>([^]+?)<\/script>/g);
    const styles = inline(html, /<style[^>]*>([^]+?)<\/style>/g);
    expect([path, sources(policy, 'script-src')]).toEqual([path, new Set(["'self'", ...scripts])]);
    const unexplained = [...sources(policy, 'style-src')].filter(
      (source) => ![...styles, "'self'"].includes(source),
    );
    // The only exception: styles that a library inserts when an island starts.
    if (!html.includes('<astro-island')) expect([path, unexplained]).toEqual([path, []]);
    for (const style of styles) expect(sources(policy, 'style-src')).toContain(style);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(html).not.toMatch(/\s(?:style|on\w+)="/);
    for (const name of ['default-src', 'base-uri', 'frame-ancestors'])
      expect([path, name, sources(policy, name)]).toEqual([path, name, new Set(["'none'"])]);
  }
});

/** Classes of icons, those that only `group-` and `peer-` refer to, and `act`, which portals have a rule for. */
const MARKER = /^(?:lucide|group|peer|astro|act$)/;

test('every class of a page has a rule: styles/site.css lists the file that uses it', () => {
  const unescaped = (text: string) =>
    text.replaceAll('&#39;', "'").replaceAll('&#38;', '&').replaceAll('&amp;', '&').replaceAll('&gt;', '>');
  for (const { path, html } of pages) {
    const styles = tags(html, /<style[^>]*>[^]+?<\/style>/g).join('');
    const ruled = new Set(
      [...styles.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')),
    );
    const used = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
      unescaped(names).split(/\s+/),
    );
    const strange = used.filter((name) => name !== '' && !ruled.has(name) && !MARKER.test(name));
    expect([path, [...new Set(strange)]]).toEqual([path, []]);
  }
});

test('every page names itself and its other languages', () => {
  for (const { path, address, html } of pages) {
    const links = tags(html, /<link[^>]*>/g);
    const href = (pattern: RegExp) =>
      links.filter((link) => pattern.test(link)).map((link) => attribute(link, 'href'));
    expect(href(/rel="canonical"/)).toEqual([address]);
    expect(href(/hreflang="en"/)).toEqual([server.url + plain(path)]);
    expect(href(/hreflang="x-default"/)).toEqual([server.url + plain(path)]);
    expect(href(/hreflang="es"/)).toEqual([`${server.url}/es${plain(path) === '/' ? '' : plain(path)}`]);
    expect(meta(html, 'og:url')).toEqual([address]);
    expect(meta(html, 'og:locale')).toEqual([isPrefixed(path) ? 'es_ES' : 'en_GB']);
    expect(meta(html, 'og:locale:alternate')).toEqual([isPrefixed(path) ? 'en_GB' : 'es_ES']);
    expect(meta(html, 'robots')).toEqual([]);
    expect(html).toContain(`<html lang="${isPrefixed(path) ? 'es' : 'en'}"`);
  }
});

test('every page has a unique title and description', () => {
  const titles = pages.map(({ path, html }) => `${isPrefixed(path)} ${/<title>([^<]*)/.exec(html)?.[1]}`);
  expect(new Set(titles).size).toBe(pages.length);
  for (const { path, html } of pages) {
    const [description = ''] = meta(html, 'description');
    expect([path, description.length > 50 && description.length <= 200]).toEqual([path, true]);
    for (const name of ['og:description', 'twitter:description'])
      expect(meta(html, name)).toEqual([description]);
    const [title] = meta(html, 'og:title');
    expect([path, [title]]).toEqual([path, meta(html, 'twitter:title')]);
    expect(meta(html, 'twitter:card')).toEqual(['summary_large_image']);
  }
});

test('every page has a social image of its own, of the size and weight that networks accept', async () => {
  const images = new Set<string>();
  for (const { path, html } of pages) {
    const [address = ''] = meta(html, 'og:image');
    expect(meta(html, 'twitter:image')).toEqual([address]);
    images.add(address);
    const { status, headers, body } = await send(address);
    expect([path, status, headers['content-type']]).toEqual([path, 200, 'image/png']);
    expect([path, body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([path, 1200, 630]);
    expect(body.length).toBeLessThan(60 * 1024);
  }
  expect(images.size).toBe(pages.length);
});

describe('structured data', () => {
  const data = (html: string): unknown[] =>
    [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(([, text = '']) =>
      JSON.parse(text),
    );

  test('of every page uses only the vocabulary', () => {
    for (const { path, html } of pages) {
      expect([path, data(html).length > 0, data(html).flatMap(faultsIn)]).toEqual([path, true, []]);
    }
  });

  test('of the home page is the provider, of the others their breadcrumbs', () => {
    for (const { path, address, html } of pages) {
      const text = JSON.stringify(data(html));
      const types =
        plain(path) === '/' ? ['Organization', 'ProfessionalService', 'OfferCatalog'] : ['BreadcrumbList'];
      for (const type of types) expect([path, text.includes(`"@type":"${type}"`)]).toEqual([path, true]);
      if (plain(path) !== '/') expect(text).toContain(`"item":"${address}"`);
    }
  });
});

test('robots and launchers find their files', async () => {
  const robots = await send(`${server.url}/robots.txt`);
  expect(robots.text).toContain(`Sitemap: ${server.url}/sitemap-index.xml`);
  const manifest = await send(`${server.url}/manifest.webmanifest`);
  expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const icons = [...manifest.text.matchAll(/"src":"([^"]+)","sizes":"(\d+)x\d+"/g)];
  expect(icons.length).toBe(4);
  for (const [, path = '', size] of icons) {
    const { status, body } = await send(server.url + path);
    expect([path, status, body.readUInt32BE(16)]).toEqual([path, 200, Number(size)]);
  }
});

test('a visitor gets pages on demand in the chosen language, also with an ended session', async () => {
  const title = async (path: string, headers: Record<string, string>) => {
    const answer = await send(server.url + path, { headers });
    expect(answer.headers['cache-control']).toBe('no-store');
    return [answer.status, /<html lang="(\w+)"/.exec(answer.text)?.[1]];
  };
  for (const path of ['/comercia', '/leadmanager']) {
    expect(await title(path, {})).toEqual([200, 'en']);
    expect(await title(path, { 'accept-language': 'es' })).toEqual([200, 'en']);
    expect(await title(path, { 'accept-language': 'en', cookie: 'lang=es' })).toEqual([200, 'es']);
    expect(await title(path, { cookie: 'session=ended; lang=es' })).toEqual([200, 'es']);
    expect(await title(path, { cookie: 'session=ended', 'accept-language': 'es' })).toEqual([200, 'en']);
    expect((await send(`${server.url}/en${path}`)).status).toBe(404);
  }
});
