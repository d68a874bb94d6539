// @ts-check
import { writeFile } from 'node:fs/promises';

/**
 * Lists the addresses that are rendered on demand in `server-routes.json` beside the client's files, for whoever serves
 * those from elsewhere (src/kernel/front/files/cdn-addresses.ts).
 *
 * @returns {import('astro').AstroIntegration}
 */
export function serverRoutes() {
  /** @type {string[]} */
  let patterns = [];
  return {
    name: 'server-routes',
    hooks: {
      'astro:routes:resolved': ({ routes }) => {
        patterns = routes.filter(({ isPrerendered }) => !isPrerendered).map(({ pattern }) => pattern);
      },
      'astro:build:done': ({ dir }) =>
        writeFile(new URL('../server-routes.json', dir), JSON.stringify(patterns.sort(), null, 2)),
    },
  };
}
