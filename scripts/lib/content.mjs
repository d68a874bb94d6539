// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  catalogueGaps,
  catalogueMistakes,
} from '../../src/features/consulting/report/catalogue/catalogue-files.schema.ts';
import { complianceMistakes } from '../../src/features/consulting/report/compliance/compliance.schema.ts';
import { dutyMistakes } from '../../src/features/consulting/report/compliance/duties.schema.ts';
import { templateMistakes } from '../../src/features/consulting/questionnaire/template-files.schema.ts';
import { contentMistakes, describeMistake } from '../../src/i18n/content-check.ts';
import { claimMistakes } from '../../src/i18n/claims/claims-check.ts';
import { shownMistakes } from '../../src/i18n/claims/shown-check.ts';
import { usedTexts } from '../../src/i18n/used-texts.ts';
import { ROOT } from './root.mjs';

/**
 * @param {string} folder @param {RegExp} pattern
 * @returns {Promise<Map<string, string>>} the text of every such file, by its path below the folder
 */
async function readTexts(folder, pattern) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && pattern.test(entry.name));
  // One after another: all at once are more files than a system may let a process hold open.
  return new Map(
    files.map((file) => {
      const path = join(file.parentPath, file.name);
      return [relative(folder, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')];
    }),
  );
}

/** Reads every content file, by its path below src/i18n. */
export const readContent = () => readTexts(join(ROOT, 'src', 'i18n'), /\.(?:json|md)$/);

/** Returns the texts that the code uses. @param {ReadonlyMap<string, string>} content */
export async function readUsedTexts(content) {
  const sources = await readTexts(join(ROOT, 'src'), /(?<!\.test)\.(?:tsx?|astro)$/);
  return usedTexts(sources, content);
}

/**
 * Reads the evidence of a claim. Null where its folder is not installed, as the tests of a server may be.
 * @param {string} path
 */
export function readEvidence(path) {
  const file = join(ROOT, path);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const [folder = ''] = path.split('/');
  return existsSync(join(ROOT, folder)) ? undefined : null;
}

/** @param {import('../../src/i18n/content-shape.ts').Mistake[]} mistakes */
function refuse(mistakes) {
  if (mistakes.length === 0) return;
  throw new Error(`The texts cannot be published yet:\n  ${mistakes.map(describeMistake).join('\n  ')}\n`);
}

async function findContentMistakes() {
  const content = await readContent();
  const mistakes = [
    ...contentMistakes(content, await readUsedTexts(content)),
    ...catalogueMistakes(content),
    ...catalogueGaps(content),
    ...complianceMistakes(content),
    ...dutyMistakes(content),
    ...templateMistakes(content),
    ...claimMistakes(content, readEvidence),
  ];
  return mistakes;
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
      if (command === 'dev') return mistakes.forEach((mistake) => logger.warn(describeMistake(mistake)));
      refuse(mistakes);
    },
    'astro:build:done': async ({ dir }) => {
      refuse(shownMistakes(await readContent(), await readTexts(fileURLToPath(dir), /\.html$/)));
    },
  },
};
