// @ts-check
/**
 * Resolves import specifiers for the import lint (eslint.boundaries.js). Node resolves `#…` (package.json, `imports`)
 * and relative paths; a package is only known by its name.
 */
import { createRequire } from 'node:module';

export const interfaceVersion = 2;

/**
 * @param {string} source
 * @param {string} file
 * @returns {{ found: boolean, path?: string | null }}
 */
export function resolve(source, file) {
  if (!/^[.#]/.test(source)) return { found: true, path: null };
  try {
    return { found: true, path: createRequire(file).resolve(source.replace(/\?.*$/, '')) };
  } catch {
    return { found: false };
  }
}
