import type { TextTree } from '#shared/texts/text.ts';

export function leaves(tree: TextTree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  );
}

/** Wraps a dictionary and records in `used` the key of every text that is read. */
export function recorded(tree: TextTree, used: Set<string>, prefix = ''): TextTree {
  return new Proxy(tree, {
    get(target, key) {
      const value = Object.hasOwn(target, key) ? target[String(key)] : undefined;
      const path = `${prefix}${String(key)}`;
      if (typeof value === 'string') used.add(path);
      return typeof value === 'object' ? recorded(value, used, `${path}.`) : value;
    },
  });
}
