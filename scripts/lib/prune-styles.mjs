// @ts-check
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss from 'postcss';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
/** What an island may put into the page later stands in its script, or in one that this imports. */
const SCRIPT = /[\w.-]+\.js\b/g;

/** @param {string} folder @param {string} text @param {Map<string, string>} found */
async function collectScripts(folder, text, found) {
  for (const [name] of text.matchAll(SCRIPT)) {
    if (found.has(name)) continue;
    const script = await readFile(join(folder, name), 'utf8').catch(() => '');
    found.set(name, script);
    await collectScripts(folder, script, found);
  }
}

/**
 * The classes and elements that a selector cannot do without; what stands in brackets is left aside.
 * @param {string} selector
 */
function namesIn(selector) {
  /** @type {string[]} */
  const escaped = [];
  const flat = selector
    .replace(/\\(.)/g, (_, sign) => `_${escaped.push(sign) - 1}_`)
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/::?[\w-]+/g, '');
  return (flat.match(/[\w-]+/g) ?? []).map((name) =>
    name.replace(/_(\d+)_/g, (_, index) => escaped[Number(index)] ?? ''),
  );
}

/** Fields for dates have a dozen parts with rules of their own. */
const DATE_PART = /::-webkit-(?:date|calendar)/;

/** @param {import('postcss').Root} root @param {ReadonlySet<string>} words */
function dropStrangers(root, words) {
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
    const selectors = rule.selectors.filter(
      (selector) =>
        namesIn(selector).every((name) => words.has(name)) &&
        (words.has('date') || !DATE_PART.test(selector)),
    );
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
}

/** @param {import('postcss').Root} root @returns {void} */
function dropUnused(root) {
  const css = root.toString();
  const isUsed = (/** @type {string} */ name) => new RegExp(`var\\(\\s*${name}(?![\\w-])`).test(css);
  const isAnimated = (/** @type {string} */ name) =>
    new RegExp(`(?<!@keyframes )(?<![\\w-])${name}(?![\\w-])`).test(css);
  root.walkDecls(/^--/, (declaration) => {
    if (!isUsed(declaration.prop)) declaration.remove();
  });
  root.walkAtRules('property', (rule) => void (isUsed(rule.params) || rule.remove()));
  root.walkAtRules('keyframes', (rule) => void (isAnimated(rule.params) || rule.remove()));
  root.walk((node) => {
    const isEmpty = (node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0;
    // An empty layer still says where it stands among the others.
    if (isEmpty && !('name' in node && node.name === 'layer')) node.remove();
  });
  // What has gone may have been the last to refer to something.
  if (root.toString().length < css.length) dropUnused(root);
}

/** @param {string} script */
const wordsOfScript = (script) => script.split(/[\s"'`]+/);

/** @param {string} html without its rules */
function wordsOfPage(html) {
  const elements = [...html.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name);
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  const strings = [...html.matchAll(/<script>([^]*?)<\/script>/g)].flatMap(([, text = '']) =>
    wordsOfScript(text),
  );
  return [
    ...elements,
    ...classes.map((name) => name.replaceAll('&amp;', '&').replaceAll('&#39;', "'")),
    ...strings,
  ];
}

/**
 * Leaves in every page of `client` the rules for what the page, or one of its islands, can show. A rule goes only when
 * a class or an element that it asks for stands nowhere in them, in whatever place.
 * @param {string} client
 */
export async function pruneStyles(client) {
  const scripts = join(client, '_astro');
  const names = await readdir(client, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const html = await readFile(join(client, name), 'utf8');
    const body = html.replace(STYLE, '');
    const found = new Map();
    await collectScripts(scripts, body, found);
    const words = new Set([...wordsOfPage(body), ...[...found.values()].flatMap(wordsOfScript)]);
    const pruned = html.replace(STYLE, (_, css) => {
      const root = postcss.parse(css);
      dropStrangers(root, words);
      dropUnused(root);
      return `<style>${root.toString()}</style>`;
    });
    await writeFile(join(client, name), pruned);
  }
}
