// @ts-check
/**
 * Tells the import lint where a specifier leads (eslint.boundaries.js). Node resolves `#…` (package.json, `imports`) and
 * relative paths by itself; a package is known by its name alone.
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
