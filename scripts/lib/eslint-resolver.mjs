// @ts-check
/**
 * Resolves import specifiers for the import lint (eslint.boundaries.js). Node resolves `#…` (package.json, `imports`)
 * and relative paths; a package is only known by its name.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export const interfaceVersion = 2;

/**
 * One answer for each imported file: most are imported by many.
 *
 * @type {Map<string, { found: boolean, path?: string | null }>}
 */
const answers = new Map();

/**
 * @param {string} source
 * @param {string} file
 * @returns {{ found: boolean, path?: string | null }}
 */
export function resolve(source, file) {
  if (!/^[.#]/.test(source)) return { found: true, path: null };
  const key = source.startsWith('#') ? source : join(dirname(file), source);
  const answer = answers.get(key) ?? find(source, file);
  answers.set(key, answer);
  return answer;
}

/**
 * @param {string} source
 * @param {string} file
 * @returns {{ found: boolean, path?: string | null }}
 */
function find(source, file) {
  try {
    return { found: true, path: createRequire(file).resolve(source.replace(/\?.*$/, '')) };
  } catch {
    return { found: false };
  }
}
