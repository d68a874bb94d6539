// @ts-check
/**
 * Imports of drizzle-orm and among its files are resolved here, because Node reads and parses its package.json (175 KB)
 * for each of them: two fifths of what a start takes.
 */
import { registerHooks } from 'node:module';

const PACKAGE = '/node_modules/drizzle-orm/';
const ENTRY = /^drizzle-orm(?:\/|$)/;

/** @type {Map<string, import('node:module').ResolveFnOutput>} */
const entries = new Map();

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL, conditions } = context;
    if (specifier.startsWith('.') && parentURL?.includes(PACKAGE))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (!ENTRY.test(specifier)) return nextResolve(specifier, context);
    const key = `${specifier} ${conditions.join(' ')}`;
    const found = entries.get(key) ?? { ...nextResolve(specifier, context), shortCircuit: true };
    entries.set(key, found);
    return found;
  },
});
