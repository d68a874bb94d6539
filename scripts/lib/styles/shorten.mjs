// @ts-check
import { unescapeHtml } from './words.mjs';

const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
const CLASS_SELECTOR = /\.((?:\\.|[\w-])+)/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Returns a … z, aa, ab … @param {number} index @returns {string} */
const letters = (index) =>
  (index < LETTERS.length ? '' : letters(Math.floor(index / LETTERS.length) - 1)) +
  LETTERS.charAt(index % LETTERS.length);

const unescapeName = (/** @type {string} */ name) => name.replace(/\\(.)/g, '$1');

/** Class names of icons, and names that only `group-` and the like refer to. */
const MARKERS = /^(?:lucide|group|peer)/;

/** Returns the classes in selectors. @param {string} css */
export const classesIn = (css) =>
  new Set([...css.matchAll(CLASS_SELECTOR)].map(([, name = '']) => unescapeName(name)));

/** @param {string} html */
const classesOf = (html) =>
  [...html.matchAll(CLASS_ATTRIBUTE)]
    .flatMap(([, value = '']) => unescapeHtml(value).split(/\s+/))
    .filter((name) => name !== '');

/**
 * Shortens the class names of a page, the most frequent ones most. Classes used by a script, or matched by
 * part of their name, keep it. Removes classes that no remaining rule uses; throws for a class that never had
 * a rule.
 * @param {string} html without its rules @param {import('postcss').Root} root
 * @param {string} islandRules @param {{ declared: ReadonlySet<string>, known: ReadonlySet<string> }} names
 */
export function shortenClasses(html, root, islandRules, { declared, known }) {
  const asked = classesIn(`${root.toString()}${islandRules}`);
  const prefixes = [...root.toString().matchAll(/\[class[\^*]="?'?([\w-]+)/g)].map(
    ([, prefix = '']) => prefix,
  );
  const strange = classesOf(html).find((name) => !declared.has(name) && !MARKERS.test(name));
  if (strange)
    throw new Error(`no rule for the class ${strange}: src/styles/site.css lists the files that have one`);
  const hasPrefix = (/** @type {string} */ name) => prefixes.some((prefix) => name.startsWith(prefix));
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const name of classesOf(html))
    if (asked.has(name) && !known.has(name) && !hasPrefix(name))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  const taken = new Set([...known, ...prefixes]);
  /** @type {Map<string, string>} */
  const names = new Map();
  let next = 0;
  for (const [name] of [...counts].sort(([, a], [, b]) => b - a)) {
    while (taken.has(letters(next))) next += 1;
    names.set(name, letters(next++));
  }
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(CLASS_SELECTOR, (whole, escaped) => {
      const short = names.get(unescapeName(escaped));
      return short === undefined ? whole : `.${short}`;
    });
  });
  return html.replace(CLASS_ATTRIBUTE, (_, value) => {
    const short = unescapeHtml(value)
      .split(/\s+/)
      .filter((name) => asked.has(name) || hasPrefix(name))
      .map((name) => names.get(name) ?? name.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
    return short.length > 0 ? ` class="${short.join(' ')}"` : '';
  });
}
