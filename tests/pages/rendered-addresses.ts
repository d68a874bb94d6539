import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const PAGES = 'src/pages';

/**
 * Returns every page rendered on demand. An optional id (`[...id]`) is omitted; a record page (`[id]`) is left out if
 * no id is given.
 */
export async function renderedAddresses(id?: number): Promise<string[]> {
  const files = (await readdir(PAGES, { recursive: true })).filter((file) => file.endsWith('.astro'));
  const texts = await Promise.all(files.map((file) => readFile(join(PAGES, file), 'utf8')));
  return files
    .filter((_, index) => texts[index]?.includes('prerender = false'))
    .map((file) => `/${file.replace(/(?:\/?index)?\.astro$/, '').replace(/\/\[\.{3}\w+\]$/, '')}`)
    .filter((path) => id !== undefined || !path.includes('['))
    .map((path) => path.replace(/\[\w+\]/g, String(id)));
}
