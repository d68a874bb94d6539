import type { StaticEntry } from '#kernel/front/files/static-types.ts';

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']\.\/([\w.~-]+\.js)["']/g;

/** Address of a script -> the scripts that it needs before it can run, at any depth, itself first. */
export type ScriptsOf = (address: string) => readonly string[];

/** Read from the built scripts themselves, once for each that a page names. */
export function scriptGraph(entries: ReadonlyMap<string, StaticEntry>): ScriptsOf {
  const known = new Map<string, readonly string[]>();
  const find = (address: string): readonly string[] => {
    const found = new Set<string>();
    const open = [address];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const entry = entries.get(next);
      if (!entry || found.has(next)) continue;
      found.add(next);
      const folder = next.slice(0, next.lastIndexOf('/') + 1);
      for (const [, name = ''] of entry.bodies.identity.toString().matchAll(STATIC_IMPORT))
        open.push(folder + name);
    }
    return [...found];
  };
  return (address) => {
    const scripts = known.get(address) ?? find(address);
    known.set(address, scripts);
    return scripts;
  };
}
