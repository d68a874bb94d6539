import { foldText } from '#shared/texts/text.ts';

const SHORTEST = 4;

function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row.at(-1) ?? most + 1;
}

/**
 * Returns runs of words that are nearly the name: another accent, case, or a letter or two. What the input itself
 * contains is the customer's own spelling ("queso" beside a product called "Queso").
 */
export function misspellings(text: string, name: string, typed: string): string[] {
  const size = name.split(/\s+/u).length;
  const wanted = foldText(name);
  if (wanted.length < SHORTEST || !/\p{L}/u.test(name)) return [];
  const most = wanted.length < 8 ? 1 : 2;
  // Words of up to three letters must match exactly.
  const short = [...wanted.split(' ').entries()].filter(([, word]) => word.length <= 3);
  const hasShortWords = (folded: string): boolean => {
    const own = short.length === 0 ? [] : folded.split(' ');
    return short.every(([at, word]) => word === own[at]);
  };
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu)];
  return words.flatMap((word, at) => {
    const last = words[at + size - 1];
    if (last === undefined) return [];
    const run = text.slice(word.index, last.index + last[0].length).replace(/(?<![.’'-])[.’'-]+$/u, '');
    const folded = foldText(run.replace(/\s+/gu, ' '));
    if (!hasShortWords(folded)) return [];
    const isInflected =
      size === 1 && (folded === `${wanted}s` || folded === `${wanted}es` || wanted === `${folded}s`);
    const isOff = run !== name && !isInflected && distance(folded, wanted, most) <= most;
    // "Later" is no misspelling of "Water": ordinary words are often similar to a short name.
    const isCommon = size === 1 && run === run.toLowerCase();
    return isOff && !isCommon && !typed.includes(run) ? [run] : [];
  });
}
