import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '#kernel/config/config.ts';
import { openAddressCache } from './address-cache.ts';
import { fillCache } from '#kernel/front/files/fill-cache.ts';
import type { RenderingApp } from './front.ts';
import { renderedPolicy, type RenderedPolicy } from './policy.ts';
import { scriptGraph, type ScriptsOf } from './script-graph.ts';
import { SITE_PLACEHOLDER } from '#kernel/front/files/site-placeholder.ts';
import { loadStaticTable } from '#kernel/front/files/static-table.ts';
import type { BuildManifest, StaticTable } from '#kernel/front/files/static-types.ts';

export type BuiltApp = {
  table: StaticTable;
  app: RenderingApp;
  policyOf: RenderedPolicy;
  scriptsOf: ScriptsOf;
};

async function readManifest(dist: string): Promise<BuildManifest> {
  try {
    return JSON.parse(await readFile(join(dist, 'static', 'manifest.json'), 'utf8'));
  } catch (cause) {
    throw new Error('The site is not built yet: run `npm start`, or `npm run build` first.', { cause });
  }
}

function isApp(value: unknown): value is RenderingApp {
  return typeof value === 'object' && value !== null && 'render' in value && 'release' in value;
}

/** Loads the result of `npm run build`, ready to serve under the address of this process. */
export async function loadBuiltApp(
  dist: string,
  { siteUrl, dataDir, registration, hasDemo }: Config,
): Promise<BuiltApp> {
  const manifest = await readManifest(dist);
  const contents = `${manifest.buildHash} ${registration} ${hasDemo}`;
  const cache = await openAddressCache(dataDir, siteUrl, contents);
  const entry = pathToFileURL(join(dist, 'server', 'entry.mjs')).href;
  const options = { dist, manifest, placeholder: SITE_PLACEHOLDER, siteUrl, registration, hasDemo, cache };
  if (cache.isNew) await fillCache(options);
  const [table, app]: [StaticTable, unknown] = await Promise.all([loadStaticTable(options), import(entry)]);
  if (!isApp(app)) throw new Error(`${entry} exports no app`);
  const { insertedStyles, fileHashes } = manifest;
  const policyOf = renderedPolicy(
    { insertedStyles, isHttps: siteUrl.startsWith('https:') },
    new Set(fileHashes),
  );
  return { table, app, policyOf, scriptsOf: scriptGraph(table.entries) };
}
