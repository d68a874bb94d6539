// @ts-check
import { unescapeHtml } from './words.mjs';

const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
const CLASS_SELECTOR = /\.((?:\\.|[\w-])+)/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** a … z, aa, ab … @param {number} index @returns {string} */
const letters = (index) =>
  (index < LETTERS.length ? '' : letters(Math.floor(index / LETTERS.length) - 1)) +
  LETTERS.charAt(index % LETTERS.length);

/**
 * Gives the classes of a page short names, the most frequent the shortest. Those that a script knows keep theirs, and so
 * do those that rules know by a part of the name.
 * @param {string} html without its rules @param {import('postcss').Root} root @param {ReadonlySet<string>} known
 */
export function shortenClasses(html, root, known) {
  const prefixes = [...root.toString().matchAll(/\[class[\^*]="?'?([\w-]+)/g)].map(
    ([, prefix = '']) => prefix,
  );
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [, value = ''] of html.matchAll(CLASS_ATTRIBUTE)) {
    for (const name of unescapeHtml(value).split(/\s+/))
      if (name !== '' && !known.has(name) && !prefixes.some((prefix) => name.startsWith(prefix)))
        counts.set(name, (counts.get(name) ?? 0) + 1);
  }
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
      const short = names.get(escaped.replace(/\\(.)/g, '$1'));
      return short === undefined ? whole : `.${short}`;
    });
  });
  return html.replace(CLASS_ATTRIBUTE, (_, value) => {
    const short = unescapeHtml(value)
      .split(/\s+/)
      .filter((name) => name !== '')
      .map((name) => names.get(name) ?? name.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
    return ` class="${short.join(' ')}"`;
  });
}
