// @ts-check
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import {
  catalogueGaps,
  catalogueMistakes,
} from '../../src/features/consulting/report/catalogue/catalogue-files.schema.ts';
import { complianceMistakes } from '../../src/features/consulting/report/compliance/compliance.schema.ts';
import { templateMistakes } from '../../src/features/consulting/questionnaire/template-files.schema.ts';
import { contentMistakes, describeMistake } from '../../src/i18n/content-check.ts';
import { usedTexts } from '../../src/i18n/used-texts.ts';
import { ROOT } from './root.mjs';

/**
 * @param {string} folder @param {RegExp} pattern
 * @returns {Promise<Map<string, string>>} the text of every such file, by its path below the folder
 */
async function readTexts(folder, pattern) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return new Map(
    paths.map((path, index) => [relative(folder, path).replaceAll('\\', '/'), texts[index] ?? '']),
  );
}

/** Reads every content file, by its path below src/i18n. */
export const readContent = () => readTexts(join(ROOT, 'src', 'i18n'), /\.(?:json|md)$/);

/** Returns the texts that the code uses. @param {ReadonlyMap<string, string>} content */
export async function readUsedTexts(content) {
  const sources = await readTexts(join(ROOT, 'src'), /(?<!\.test)\.(?:tsx?|astro)$/);
  return usedTexts(sources, content);
}

async function findContentMistakes() {
  const content = await readContent();
  const mistakes = [
    ...contentMistakes(content, await readUsedTexts(content)),
    ...catalogueMistakes(content),
    ...catalogueGaps(content),
    ...complianceMistakes(content),
    ...templateMistakes(content),
  ];
  return mistakes.map(describeMistake);
}

/**
 * Fails a build at mistakes in the content; the development server only logs them.
 * @type {import('astro').AstroIntegration}
 */
export const checkedContent = {
  name: 'content',
  hooks: {
    'astro:config:setup': async ({ command, logger }) => {
      if (command !== 'build' && command !== 'dev') return;
      const mistakes = await findContentMistakes();
      if (mistakes.length === 0) return;
      if (command === 'dev') return mistakes.forEach((mistake) => logger.warn(mistake));
      throw new Error(`The texts cannot be published yet:\n  ${mistakes.join('\n  ')}\n`);
    },
  },
};
