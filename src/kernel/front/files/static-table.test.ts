import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAddressCache } from '#kernel/front/address-cache.ts';
import { putAddress, SITE_PLACEHOLDER } from './site-placeholder.ts';
import { chooseEncoding } from './static-answer.ts';
import { addressOf } from './static-build.ts';
import { loadStaticTable } from './static-table.ts';
import type { BuildManifest, BuiltFile } from './static-types.ts';

test.each([
  ['index.html', '/'],
  ['es.html', '/es'],
  ['es/index.html', '/es'],
  ['es/consultia.html', '/es/consultia'],
  ['_astro/a.js', '/_astro/a.js'],
  ['año.html', '/a%C3%B1o'],
])('%s answers at %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1, br;q=0.2', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
] as const)('Accept-Encoding %s is answered with %s', (accept, encoding) => {
  expect(chooseEncoding(accept, ['br', 'gzip', 'identity'])).toBe(encoding);
});

test('the address is put in as it stands and inside other addresses', () => {
  const text = `${SITE_PLACEHOLDER}/es https://x.example/?u=${encodeURIComponent(`${SITE_PLACEHOLDER}/es`)}`;
  expect(putAddress(text, SITE_PLACEHOLDER, 'https://a.example:8443')).toBe(
    'https://a.example:8443/es https://x.example/?u=https%3A%2F%2Fa.example%3A8443%2Fes',
  );
});

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'table-'));
  await mkdir(join(root, 'client'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const page = (file: string): BuiltFile => ({
  path: addressOf(file),
  file,
  type: 'text/html; charset=utf-8',
  hash: file.replace(/\W/g, ''),
  hasPlaceholder: true,
  isCompressed: false,
});

async function load(siteUrl: string, files: BuiltFile[], hasDemo = true) {
  const manifest: BuildManifest = { buildHash: 'b', insertedStyles: [], fileHashes: [], files };
  const cache = await openAddressCache(join(root, 'data'), siteUrl, manifest.buildHash);
  const table = await loadStaticTable({
    dist: root,
    manifest,
    placeholder: SITE_PLACEHOLDER,
    siteUrl,
    registration: 'closed',
    hasDemo,
    cache,
  });
  return { table, cache };
}

test('a page carries the address in every encoding, and its hash follows it', async () => {
  await writeFile(join(root, 'client', 'es.html'), `<a href="${SITE_PLACEHOLDER}/es">`);
  const hashes = new Set<string | undefined>();
  for (const siteUrl of ['https://a.example', 'https://b.example', 'https://a.example']) {
    const { table, cache } = await load(siteUrl, [page('es.html')]);
    const entry = table.entries.get('/es');
    expect(entry?.bodies.identity.toString()).toBe(`<a href="${siteUrl}/es">`);
    expect(brotliDecompressSync(entry?.bodies.br ?? '').toString()).toBe(`<a href="${siteUrl}/es">`);
    expect((await readdir(cache.folder)).sort()).toEqual(['eshtml.br', 'eshtml.gz']);
    hashes.add(entry?.hash);
  }
  expect(hashes.size).toBe(2);
});

test('DEMO=off takes the offers of a demo out of a built page, and nothing else', async () => {
  const offer = '<div id="demo-offer" class="grid"><button>Try the demo</button><p>24 h</p></div>';
  const another = '<div id=demo-offer-2><a href="/auth#demo-offer">Try the demo</a></div>';
  const built = `<form>${offer}<div>More</div>${another}</form>`;
  await writeFile(join(root, 'client', 'auth.html'), built);
  const bodyWith = async (hasDemo: boolean) =>
    (await load('https://a.example', [page('auth.html')], hasDemo)).table.entries
      .get('/auth')
      ?.bodies.identity.toString();
  expect(await bodyWith(true)).toBe(built);
  expect(await bodyWith(false)).toBe('<form><div>More</div></form>');
});

test('error pages have no address of their own', async () => {
  await writeFile(join(root, 'client', '404.html'), '404');
  const { table } = await load('https://a.example', [page('404.html')]);
  expect(table.entries.size).toBe(0);
  expect([...table.errorPages.keys()]).toEqual(['/404']);
});
