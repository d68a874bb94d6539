// @ts-check
/**
 * Imports are resolved here where their file is known without looking. Node asks the disk for each: for every import of
 * drizzle-orm, and among its files, it reads and parses a package.json of 175 KB, and for each of ours it looks for the
 * next package.json and for links. That is half of what a start takes.
 */
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';

const ROOT = new URL('../..', import.meta.url).href;
const PACKAGES = '/node_modules/';
const DRIZZLE = '/node_modules/drizzle-orm/';
/** A package, which is the same for all of our files. */
const BARE = /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?:\/|$)/;
const OURS = /\.ts$/;

/** @type {Map<string, import('node:module').ResolveFnOutput>} */
const entries = new Map();

/**
 * The address of one of our files; undefined where an import does not name one of them from the root, or it is not there.
 * @param {string} specifier
 * @param {string} parentURL
 * @returns {URL | undefined}
 */
function ourFile(specifier, parentURL) {
  const url = specifier.startsWith('.')
    ? new URL(specifier, parentURL)
    : specifier.startsWith('#')
      ? new URL(specifier.startsWith('#tests/') ? specifier.slice(1) : `src/${specifier.slice(1)}`, ROOT)
      : undefined;
  return url && existsSync(url) ? url : undefined;
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL, conditions } = context;
    if (parentURL === undefined || !parentURL.startsWith(ROOT)) return nextResolve(specifier, context);
    if (parentURL.includes(PACKAGES)) {
      return specifier.startsWith('.') && parentURL.includes(DRIZZLE)
        ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
        : nextResolve(specifier, context);
    }
    const ours = OURS.test(specifier) ? ourFile(specifier, parentURL) : undefined;
    if (ours) return { url: ours.href, format: 'module-typescript', shortCircuit: true };
    if (!BARE.test(specifier)) return nextResolve(specifier, context);
    const key = `${specifier} ${conditions.join(' ')}`;
    const found = entries.get(key) ?? { ...nextResolve(specifier, context), shortCircuit: true };
    entries.set(key, found);
    return found;
  },
});
