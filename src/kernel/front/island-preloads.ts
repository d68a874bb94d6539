import type { ScriptsOf } from '#kernel/front/script-graph.ts';

const ISLAND = /<astro-island\b[^>]*>/g;
const SCRIPT = /\b(?:component|renderer)-url="([^"]+)"/g;
const LOADED_AT_ONCE = /\bclient="load"/;

/**
 * Preloads the scripts of a page's islands. A browser learns of imports only by reading a script: three round trips
 * until an island is interactive. With the preloads in the head it fetches all at once.
 */
export function withPreloads(html: string, scriptsOf: ScriptsOf): string {
  const scripts = new Set<string>();
  for (const [island] of html.matchAll(ISLAND)) {
    if (!LOADED_AT_ONCE.test(island)) continue;
    for (const [, address = ''] of island.matchAll(SCRIPT))
      for (const script of scriptsOf(address)) scripts.add(script);
  }
  const links = [...scripts].map((script) => `<link rel="modulepreload" href="${script}">`).join('');
  return html.replace('</head>', () => `${links}</head>`);
}
