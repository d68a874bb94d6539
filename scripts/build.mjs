// @ts-check
/**
 * `npm run build`: runs Astro's build, then writes the compressed file table that the server holds in memory. With
 * SITE_URL, and as `npm run build:cdn`, writes the files for a CDN too (docs/operating.md).
 */
import { build, buildForCdn } from './lib/build.mjs';
import { endWith } from './lib/end-with.mjs';
import { loadEnvFile } from './lib/env-file.mjs';

const isForCdn = process.argv.includes('--cdn');
if (isForCdn) loadEnvFile();
const { SITE_URL: siteUrl } = process.env;
if (isForCdn && !siteUrl)
  endWith(new Error('SITE_URL: is not set, but expected the public address that the files are for'));
try {
  if (!isForCdn) await build();
  if (siteUrl) await buildForCdn();
} catch (error) {
  endWith(error);
}
