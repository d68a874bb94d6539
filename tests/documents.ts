import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The pages that somebody who installs, runs or changes the suite reads. */
export const PAGES = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }).toSorted();

export type Block = { language: string; text: string };

/** Returns the code blocks of a section of a page; of the whole page without a heading. */
export function blocksOf(path: string, heading?: string): Block[] {
  const text = textOf(path);
  const section =
    heading === undefined
      ? text
      : (text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '');
  return [...section.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', block = '']) => ({
    language,
    text: block,
  }));
}

/** Returns the lines of the blocks in one language, in order. */
export const linesOf = (language: string, path: string, heading?: string): string[] =>
  blocksOf(path, heading)
    .filter((block) => block.language === language)
    .flatMap(({ text }) => text.split('\n').filter(Boolean));
