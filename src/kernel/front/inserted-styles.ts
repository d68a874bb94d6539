import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Each sets the text of its style once, from a template literal. */
const FILES = [
  'react-aria/dist/private/interactions/usePress.mjs',
  'react-aria/dist/private/overlays/usePreventScroll.mjs',
];
const STYLE_TEXT = /style\.textContent = `([^`]*)`\.trim\(\)/g;

function styleText(source: string, literal: string): string {
  const filled = literal.replace(/\$\{([\w$]+)\}/g, (place, name: string) => {
    const escaped = name.replaceAll('$', '\\$');
    return new RegExp(`const ${escaped} = '([^']*)'`).exec(source)?.[1] ?? place;
  });
  return filled.trim();
}

/**
 * react-aria puts a `<style>` into the page when a control starts, which a policy of hashes blocks (sonner's is taken
 * out by scripts/vite-lean-browser.mjs). The texts are read from the installed package, so that an update changes the
 * hash with the text; where the way of inserting changed, the build fails here instead of touch going wrong unnoticed.
 */
export async function findInsertedStyles(root: string): Promise<string[]> {
  const found = await Promise.all(
    FILES.map(async (file) => {
      const source = await readFile(join(root, 'node_modules', file), 'utf8');
      const texts = [...source.matchAll(STYLE_TEXT)].map(([, literal = '']) => styleText(source, literal));
      if (texts.length === 0 || texts.some((text) => text === '' || text.includes('${'))) {
        throw new Error(
          `${file} inserts its style in another way than src/kernel/front/inserted-styles.ts expects`,
        );
      }
      return texts;
    }),
  );
  return found.flat();
}
