// @ts-check
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The script of an island: the first one after its placeholder. */
const ISLAND = /(<[^>]*\sdata-island)(?:="")?([\s\S]*?)<script type="module" src="([^"]+)"><\/script>/;

/**
 * Public pages fetch no script before it is wanted: the address of an island's script moves into `data-island`, where
 * components/layouts/scripts/island.ts finds it. Astro's own islands would put 3 KB of script and words into the page.
 * @type {import('astro').AstroIntegration}
 */
export const waitingIslands = {
  name: 'waiting-islands',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      let moved = 0;
      for (const name of (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.html'))) {
        const file = fileURLToPath(new URL(name, dir));
        const html = await readFile(file, 'utf8');
        const waiting = html.replace(ISLAND, (_, before, after, address) => `${before}="${address}"${after}`);
        if (waiting === html) continue;
        moved += 1;
        await writeFile(file, waiting);
      }
      if (moved === 0)
        throw new Error('No page has an island whose script could wait (waiting-islands.mjs).');
    },
  },
};
