// @ts-check
import { build } from 'esbuild';

const INLINED = '?inlined';

/**
 * `import text from '../src/db/schema/site.ts?inlined'` is the module with all that it imports, as one script that goes into a page: no
 * file to fetch, and a text whose hash stands in the page's policy.
 *
 * @returns {import('vite').Plugin}
 */
export function inlinedScripts() {
  return {
    name: 'inlined-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(INLINED)) return null;
      const { outputFiles, metafile } = await build({
        entryPoints: [id.slice(0, -INLINED.length)],
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        write: false,
        metafile: true,
      });
      for (const file of Object.keys(metafile.inputs)) this.addWatchFile(file);
      const [script] = outputFiles;
      if (!script) throw new Error(`${id} gave no script`);
      return { code: `export default ${JSON.stringify(script.text.trim())};`, map: null };
    },
  };
}
