import type { Mistake } from './content-shape.ts';

/** What is shown and where the program says so: a whole key, or the beginning of one whose rest is data. */
export type UsedText = { file: string; key: string; isWhole: boolean; source: string };

const KEY = /['"`]([a-zA-Z]+):([\w-]+(?:\.[\w-]*)*)(['"`]|\$\{)/g;

/** `reportPublic` is the table of `report-public.json`. */
const fileOf = (table: string): string =>
  `en/${table.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;

/**
 * The keys that stand in the program's sources, by which a text that an editor took out of every language is still
 * missed. `files` are those that there are.
 */
export function usedTexts(sources: ReadonlyMap<string, string>, files: ReadonlySet<string>): UsedText[] {
  const found = new Map<string, UsedText>();
  for (const [source, text] of sources)
    for (const [, table = '', key = '', end] of text.matchAll(KEY)) {
      const file = fileOf(table);
      if (files.has(file)) found.set(`${file} ${key}`, { file, key, isWhole: end !== '${', source });
    }
  return [...found.values()];
}

function textAt(tree: unknown, path: readonly string[]): unknown {
  let inner = tree;
  for (const name of path) {
    if (typeof inner !== 'object' || inner === null || !(name in inner)) return undefined;
    inner = Reflect.get(inner, name);
  }
  return inner;
}

function isThere(tree: unknown, { key, isWhole }: UsedText): boolean {
  const names = key.split('.');
  const [group, last] = [names.slice(0, -1), names.at(-1) ?? ''];
  // Of a key that goes on with data, what comes after the last dot may be half a name.
  if (!isWhole) return textAt(tree, group) !== undefined;
  const forms = ['_one', '_other'].map((form) => textAt(tree, [...group, last + form]));
  return textAt(tree, names) !== undefined || !forms.includes(undefined);
}

/** `jsonOf` reads a file; one that cannot be read has been reported already. */
export function missingTexts(used: readonly UsedText[], jsonOf: (file: string) => unknown): Mistake[] {
  return used
    .filter((text) => {
      const tree = jsonOf(text.file);
      return tree !== undefined && !isThere(tree, text);
    })
    .map(({ file, key, source }) => ({ file, key, expected: `a text, because src/${source} shows it` }));
}
