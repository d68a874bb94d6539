import type { ReportWords } from './words.rules.ts';

/** Names listed in a sentence; more are counted. */
export const MOST_NAMES = 3;

export function groupBy<T, K>(items: readonly T[], key: (item: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const name = key(item);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [item]);
    else group.push(item);
  }
  return [...groups];
}

/** Returns "«A» y «B»", or undefined if there are too many to name. */
export const namesOf = (words: ReportWords, departments: readonly { name: string }[]): string | undefined =>
  departments.length <= MOST_NAMES ? words.quoteList(departments.map(({ name }) => name)) : undefined;
