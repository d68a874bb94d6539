import type { Mistake } from './content-shape.ts';

/** A use of a text in the program: a whole key, or the beginning of one whose rest is data. */
export type UsedText = { file: string; key: string; isWhole: boolean; source: string };

const KEY = /['"`]([a-zA-Z]+):([\w-]+(?:\.[\w-]*)*)(['"`]|\$\{)/g;

type Files = ReadonlyMap<string, string>;

function groupsOf(json: string): string[] | undefined {
  try {
    return Object.keys(JSON.parse(json) as object);
  } catch {
    return undefined;
  }
}

/**
 * Returns a lookup of the English file that holds a key: `report-public.json` for `reportPublic:…`, and for a table
 * of several files the one that has the key's group, or the folder when none has it. Undefined for an unknown table,
 * and for one with a file that cannot be parsed, which is reported elsewhere.
 */
function fileFinder(files: Files): (table: string, key: string) => string | undefined {
  const parts = new Map<string, [file: string, groups: string[] | undefined][]>();
  for (const [file, text] of files) {
    const table = /^en\/([\w-]+)\/[\w-]+\.json$/.exec(file)?.[1];
    if (table) parts.set(table, [...(parts.get(table) ?? []), [file, groupsOf(text)]]);
  }
  return (table, key) => {
    const name = table.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
    if (files.has(`en/${name}.json`)) return `en/${name}.json`;
    const own = parts.get(name);
    if (!own || own.some(([, groups]) => !groups)) return undefined;
    const group = key.split('.')[0] ?? '';
    return own.find(([, groups]) => groups?.includes(group))?.[0] ?? `en/${name}/`;
  };
}

/**
 * The keys that stand in the program's sources, by which a text that an editor took out of every language is still
 * missed.
 */
export function usedTexts(sources: ReadonlyMap<string, string>, files: Files): UsedText[] {
  const fileOf = fileFinder(files);
  const found = new Map<string, UsedText>();
  for (const [source, text] of sources)
    for (const [, table = '', key = '', end] of text.matchAll(KEY)) {
      const file = fileOf(table, key);
      if (file !== undefined) found.set(`${file} ${key}`, { file, key, isWhole: end !== '${', source });
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
      const tree = text.file.endsWith('/') ? {} : jsonOf(text.file);
      return tree !== undefined && !isThere(tree, text);
    })
    .map(({ file, key, source }) => ({ file, key, expected: `a text, because src/${source} shows it` }));
}
