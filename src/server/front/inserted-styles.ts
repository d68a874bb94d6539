import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The first group of each pattern is the text of a style, as JavaScript source. */
const SOURCES = [
  { file: 'sonner/dist/index.mjs', pattern: /__insertCSS\(("(?:[^"\\]|\\.)*")\)/g },
  {
    file: 'react-aria/dist/private/interactions/usePress.mjs',
    pattern: /style\.textContent = `([^`]*)`\.trim\(\)/g,
  },
  {
    file: 'react-aria/dist/private/overlays/usePreventScroll.mjs',
    pattern: /style\.textContent = `([^`]*)`\.trim\(\)/g,
  },
] as const;

function styleText(source: string, literal: string): string {
  if (literal.startsWith('"')) return String(JSON.parse(literal));
  const filled = literal.replace(/\$\{([\w$]+)\}/g, (place, name: string) => {
    const escaped = name.replaceAll('$', '\\$');
    return new RegExp(`const ${escaped} = '([^']*)'`).exec(source)?.[1] ?? place;
  });
  return filled.trim();
}

/**
 * Libraries put a `<style>` into the page when they start, which a policy of hashes blocks. Their texts are read from
 * the installed packages, so that an update changes the hash with the text; where the way of inserting changed, the
 * build fails here instead of the toasts losing their looks unnoticed.
 */
export async function findInsertedStyles(root: string): Promise<string[]> {
  const found = await Promise.all(
    SOURCES.map(async ({ file, pattern }) => {
      const source = await readFile(join(root, 'node_modules', file), 'utf8');
      const texts = [...source.matchAll(pattern)].map(([, literal = '']) => styleText(source, literal));
      if (texts.length === 0 || texts.some((text) => text === '' || text.includes('${'))) {
        throw new Error(
          `${file} inserts its style in another way than src/server/front/inserted-styles.ts expects`,
        );
      }
      return texts;
    }),
  );
  return found.flat();
}
