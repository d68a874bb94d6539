// @ts-check
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { contentMistakes, describeMistake } from '../../src/i18n/content-check.ts';
import { ROOT } from './root.mjs';

/** @returns {Promise<Map<string, string>>} the text of every file of content, by its path below src/i18n */
export async function readContent() {
  const folder = join(ROOT, 'src', 'i18n');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(?:json|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return new Map(
    paths.map((path, index) => [relative(folder, path).replaceAll('\\', '/'), texts[index] ?? '']),
  );
}

/**
 * A build stops at what an editor has to mend; the development server says it and goes on.
 * @type {import('astro').AstroIntegration}
 */
export const checkedContent = {
  name: 'content',
  hooks: {
    'astro:config:setup': async ({ command, logger }) => {
      if (command !== 'build' && command !== 'dev') return;
      const mistakes = contentMistakes(await readContent()).map(describeMistake);
      if (mistakes.length === 0) return;
      if (command === 'dev') return mistakes.forEach((mistake) => logger.warn(mistake));
      throw new Error(`The texts cannot be published yet:\n  ${mistakes.join('\n  ')}\n`);
    },
  },
};
