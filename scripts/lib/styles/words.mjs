// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of scripts: what an island may render later is in its script, or in one that it imports. */
const SCRIPT = /[\w.-]+\.js\b/g;

/** @param {string} folder @param {string} text @param {Map<string, string>} found */
async function collectScripts(folder, text, found) {
  for (const [name] of text.matchAll(SCRIPT)) {
    if (found.has(name)) continue;
    const script = await readFile(join(folder, name), 'utf8').catch(() => '');
    // React's own script contains every element and input type, but renders none by itself.
    if (script.includes('react.dev/errors')) continue;
    found.set(name, script);
    await collectScripts(folder, script, found);
  }
}

/** @param {string} text @param {RegExp} pattern */
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** @param {string} name */
const asAttribute = (name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** @param {string} script */
const wordsOfScript = (script) => [
  ...script.split(/[\s"'`]+/),
  ...all(script, /\bdataset\.(\w+)/g).map(asAttribute),
  // Selectors: `.reveal`.
  ...all(script, /["'`\s]\.([a-z][\w-]*)/g),
];

/** @param {string} value of an attribute */
export const unescapeHtml = (value) =>
  value.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/**
 * Returns the elements, classes, attributes and input types that a page shows now or by its own scripts, and
 * every word in the scripts of its islands, which may become one of them.
 * @param {string} html without its rules
 * @param {string} scriptFolder
 */
export async function wordsOf(html, scriptFolder) {
  /** @type {Map<string, string>} */
  const files = new Map();
  await collectScripts(scriptFolder, html, files);
  const inline = all(html, /<script(?![^>]*application\/)[^>]*>([^]*?)<\/script>/g);
  const ofOwnScripts = inline.flatMap(wordsOfScript);
  const ofScripts = new Set([...ofOwnScripts, ...[...files.values()].flatMap(wordsOfScript)]);
  const ofPage = new Set([
    ...ofOwnScripts,
    ...all(html, /<([a-z][\w-]*)/g),
    // Excludes attribute names within class names, such as `data-pressed:bg-sunken`.
    ...all(html, /\s(data-[\w-]+)(?=[\s=>/])/g),
    ...all(html, /\stype="(\w+)"/g),
    ...all(html, /\s(placeholder)="/g),
    ...all(html, /\sclass="([^"]*)"/g).flatMap((names) => unescapeHtml(names).split(/\s+/)),
  ]);
  return { all: new Set([...ofPage, ...ofScripts]), ofPage, ofScripts };
}
