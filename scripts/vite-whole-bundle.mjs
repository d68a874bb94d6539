// @ts-check
import { readFileSync } from 'node:fs';

const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/**
 * Puts into the server's bundle whatever is no dependency of package.json, React and the parts of Astro that render among
 * it: so the packages that a server needs beside its build are those alone (scripts/image.mjs). React is its production
 * build, as in the browser's scripts.
 *
 * @returns {import('vite').Plugin}
 */
export function wholeBundle() {
  return {
    name: 'whole-bundle',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'ssr'
        ? {
            define: { 'process.env.NODE_ENV': '"production"' },
            resolve: { noExternal: true, external: Object.keys(dependencies) },
          }
        : null,
  };
}
