import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_OFFER, FOR_REGISTRATION, REGISTRATION_PLACEHOLDER } from '#shared/page-markers.ts';
import { LOCALES } from '#i18n/locales.ts';
import type { Config } from '#kernel/config/config.ts';
import { cachedCompression, type AddressCache } from '#kernel/front/address-cache.ts';
import { isCompressible } from './mime-types.ts';
import { filePolicy, pagePolicy, type PolicyOptions } from '#kernel/front/policy.ts';
import { putAddress } from './site-placeholder.ts';
import type { BuildManifest, BuiltFile, PageInLanguages, StaticEntry, StaticTable } from './static-types.ts';

export type StaticOptions = {
  /** The folder that the build wrote. */
  dist: string;
  manifest: BuildManifest;
  placeholder: string;
  siteUrl: string;
  registration: Config['registration'];
  hasDemo: boolean;
  cache: AddressCache;
};

const ERROR_PAGE = /\/(?:404|500)$/;
/** Their names carry a hash of the content, or are changed with it (docs/operating.md, Files). */
const IMMUTABLE = /^\/(?:_astro|fonts|texts)\//;

function headersFor(path: string, type: string, body: Buffer, policy: PolicyOptions): Record<string, string> {
  const isPage = type.startsWith('text/html');
  return {
    'content-type': type,
    'cache-control': IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-security-policy': isPage ? pagePolicy(body.toString(), policy) : filePolicy(type, body),
    ...(isCompressible(type) ? { vary: 'Accept-Encoding' } : {}),
  };
}

/** A page's English, built beside the address that answers on demand; other languages have an address of their own. */
const VISITOR_PAGE = /^\/en(\/.+)$/;

/** Each offer holds no element of its own kind; a page may have several (`demo-offer-2`). */
const OFFER = new RegExp(`<div id="?${DEMO_OFFER}[-\\w]*"?[ >][^]*?</div>`, 'g');

/** Markup for one way of registration, which holds no element of its own kind. */
const FOR_ONE = new RegExp(`<(p|div)(?= )[^>]* ${FOR_REGISTRATION}="?(\\w+)"?[ >][^]*?</\\1>`, 'g');

function takeVisitorPages(entries: Map<string, StaticEntry>): Map<string, PageInLanguages> {
  const pages = new Map<string, PageInLanguages>();
  for (const [address, entry] of entries) {
    const path = VISITOR_PAGE.exec(address)?.[1];
    if (path === undefined) continue;
    entries.delete(address);
    const found: PageInLanguages = { en: entry };
    for (const locale of LOCALES) found[locale] ??= entries.get(`/${locale}${path}`) ?? entry;
    pages.set(path, found);
  }
  return pages;
}

async function bodiesOf(options: StaticOptions, built: BuiltFile): Promise<StaticEntry['bodies']> {
  const { dist, placeholder, siteUrl, registration, hasDemo, cache } = options;
  const identity = await readFile(join(dist, 'client', built.file));
  if (built.hasPlaceholder) {
    const addressed = putAddress(identity.toString(), placeholder, siteUrl);
    const offered = hasDemo ? addressed : addressed.replace(OFFER, '');
    const applying = offered.replace(FOR_ONE, (part, _tag, only) => (only === registration ? part : ''));
    const filled = Buffer.from(applying.replaceAll(REGISTRATION_PLACEHOLDER, registration));
    return { identity: filled, ...(await cachedCompression(cache, built.hash, filled)) };
  }
  if (!built.isCompressed) return { identity };
  const compressed = (suffix: string): Promise<Buffer> =>
    readFile(join(dist, 'static', `${built.hash}.${suffix}`));
  const [br, gzip] = await Promise.all([compressed('br'), compressed('gz')]);
  return { identity, br, gzip };
}

/**
 * Everything that the build made, held in memory under its exact address: no file is looked up while serving, so no
 * address can reach outside the table.
 */
export async function loadStaticTable(options: StaticOptions): Promise<StaticTable> {
  const { manifest, siteUrl } = options;
  const policy = { insertedStyles: manifest.insertedStyles, isHttps: siteUrl.startsWith('https:') };
  const entries = new Map<string, StaticEntry>();
  const errorPages = new Map<string, StaticEntry>();
  await Promise.all(
    manifest.files.map(async (built) => {
      const bodies = await bodiesOf(options, built);
      const headers = headersFor(built.path, built.type, bodies.identity, policy);
      // A changed policy must reach a browser that holds the page, hence its part in the hash.
      const hash = createHash('sha256')
        .update(bodies.identity)
        .update(headers['content-security-policy'] ?? '')
        .digest('base64url')
        .slice(0, 16);
      const isErrorPage = built.type.startsWith('text/html') && ERROR_PAGE.test(built.path);
      (isErrorPage ? errorPages : entries).set(built.path, { bodies, headers, hash });
    }),
  );
  return { entries, errorPages, visitorPages: takeVisitorPages(entries) };
}
