// @ts-check
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import postcss from 'postcss';
import { dropFallbacks, dropRepeats, dropStrangers, foldConstants } from './styles/prune.mjs';
import { splitIslandRules } from './styles/split.mjs';
import { wordsOf } from './styles/words.mjs';

const STYLE = /<style>([\s\S]*?)<\/style>/;
/** Where the script of an island stands, which the page fetches when the island comes into view (inline-texts.ts). */
const ISLAND = /(<[^>]*\sdata-island)(?:="")?([\s\S]*?)<script type="module" src="([^"]+)"><\/script>/;

const SCRIPT = /(<script(?: type="module")?>)([^]+?)(<\/script>)/;

/** @param {string} html @returns {Promise<string>} */
async function leanScripts(html) {
  const found = SCRIPT.exec(html);
  if (!found) return html;
  const [whole, open, text = '', close] = found;
  const { code } = await transform(text, { minify: true, target: 'es2022' });
  const before = html.slice(0, found.index) + open + code.trim() + close;
  return before + (await leanScripts(html.slice(found.index + whole.length)));
}

/** @param {string} html @param {string} rules @param {string} folder */
async function withIslandRules(html, rules, folder) {
  if (rules === '') return html;
  const name = `island.${createHash('sha256').update(rules).digest('base64url').slice(0, 8)}.css`;
  await writeFile(join(folder, name), rules);
  return html.replace(/(<[^>]*)(\sdata-island=)/, `$1 data-rules="/_astro/${name}"$2`);
}

/** @param {string} html @param {string} scriptFolder */
async function lean(html, scriptFolder) {
  const waiting = await leanScripts(
    html.replace(ISLAND, (_, before, after, address) => `${before}="${address}"${after}`),
  );
  const css = STYLE.exec(waiting)?.[1];
  if (css === undefined) return waiting;
  const root = postcss.parse(css);
  // Tailwind's name and licence stand in the files of rules as well.
  root.walkComments((comment) => void comment.remove());
  const body = waiting.replace(STYLE, '<style></style>');
  const words = await wordsOf(body, scriptFolder);
  dropStrangers(root, words.all);
  foldConstants(root);
  dropFallbacks(root);
  dropRepeats(root);
  const islandRules = splitIslandRules(root, words.ofPage);
  const withRules = await withIslandRules(body, islandRules, scriptFolder);
  return withRules.replace('<style></style>', () => `<style>${root.toString()}</style>`);
}

/**
 * A page that reaches the browser within the first 14.6 KB costs one round trip less before it is seen. So every page of
 * `client` keeps the rules for what it, or one of its islands, can show, and no script that can wait.
 * @param {string} client
 */
export async function leanPages(client) {
  const names = await readdir(client, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const file = join(client, name);
    const html = await readFile(file, 'utf8');
    if ((html.match(/<style>/g) ?? []).length > 1)
      throw new Error(`${name} has rules in more than one place`);
    const leaner = await lean(html, join(client, '_astro')).catch((cause) => {
      throw new Error(`${name} cannot be made lean: ${cause instanceof Error ? cause.message : cause}`, {
        cause,
      });
    });
    await writeFile(file, leaner);
  }
}
