// @ts-check
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';

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

/**
 * Public pages fetch no script before it is wanted: what stands in the page is minified, and the address of an island's
 * script moves into `data-island`.
 * @param {string} client
 */
export async function leanPages(client) {
  const names = await readdir(client, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const file = join(client, name);
    const html = await readFile(file, 'utf8');
    const waiting = html.replace(ISLAND, (_, before, after, address) => `${before}="${address}"${after}`);
    await writeFile(file, await leanScripts(waiting));
  }
}
