// @ts-check
/** `npm run build`: Astro's build, then the compressed table that the server holds in memory. */
import { build } from './lib/build.mjs';
import { endWith } from './lib/end-with.mjs';

await build({ siteUrl: process.env.SITE_URL }).catch(endWith);
