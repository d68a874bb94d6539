import type { Word } from '#features/consulting/profile/reading/word-families.rules.ts';
import type { Span } from '#features/consulting/profile/reading/reading.values.ts';

type Part = { text: string; isBeginning: boolean };
type Phrase<Key> = { key: Key; parts: readonly Part[]; others: readonly (readonly Part[])[] };

/** Phrases of many keys, looked for together. */
export type Phrases<Key> = {
  /** The keys of which a text says a phrase, each with where the first of them stands. */
  in: (words: readonly Word[]) => ReadonlyMap<Key, Span>;
};

const MOST_FILED = 3;

const partsOf = (phrase: string): Part[] =>
  phrase
    .trim()
    .split(/\s+/)
    .map((word) => ({ text: word.replace('*', ''), isBeginning: word.endsWith('*') }));

const PLURAL = /^(?:e?s)?$/;

/** A whole word, or its plural in either language; with `*` the beginning of one. */
const fits = (word: string | undefined, { text, isBeginning }: Part): boolean => {
  if (word === undefined || !word.startsWith(text)) return false;
  return isBeginning || PLURAL.test(word.slice(text.length));
};

const standsAt = (words: readonly Word[], at: number, parts: readonly Part[]): boolean =>
  parts.every((part, place) => fits(words[at + place]?.text, part));

/**
 * Files phrases under the first letters of their first word, so that a text meets those alone that it may say. A phrase is
 * folded; its words follow each other; those behind a `+` stand anywhere in the text ("lessons + children").
 */
export function phrasesOf<Key>(lists: readonly (readonly [Key, string])[]): Phrases<Key> {
  const filed = new Map<string, Phrase<Key>[]>();
  for (const [key, list] of lists)
    for (const source of list.split(',')) {
      const [first = '', ...others] = source.split(' + ');
      const parts = partsOf(first);
      const letters = parts[0]?.text.slice(0, MOST_FILED) ?? '';
      if (letters === '') continue;
      filed.set(letters, [...(filed.get(letters) ?? []), { key, parts, others: others.map(partsOf) }]);
    }
  const lengths = [...new Set([...filed.keys()].map(({ length }) => length))];
  return {
    in(words) {
      const found = new Map<Key, Span>();
      words.forEach(({ text, start }, at) => {
        for (const length of lengths) {
          if (text.length < length) continue;
          for (const { key, parts, others } of filed.get(text.slice(0, length)) ?? []) {
            if (found.has(key) || !standsAt(words, at, parts)) continue;
            if (!others.every((other) => words.some((_, place) => standsAt(words, place, other)))) continue;
            found.set(key, { start, end: words[at + parts.length - 1]?.end ?? start });
          }
        }
      });
      return found;
    },
  };
}
