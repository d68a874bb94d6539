import families from './families.json' with { type: 'json' };
import type { Span } from './reading.values.ts';

/** A word of a folded text, and where it stands. */
export type Word = Span & { text: string };
/** The words of a family that a text has: where the first of them stand. */
export type Families = ReadonlyMap<string, Span>;

type Entry = { family: string; words: readonly { text: string; isWhole: boolean }[] };

/** Entries are filed under the first letters of their first word, so that a text meets those alone that it may say. */
const FILED_LETTERS = 2;

function filed(): ReadonlyMap<string, readonly Entry[]> {
  const entries = Object.entries(families).flatMap(([family, list]) =>
    list.split(', ').map((entry): Entry => ({
      family,
      words: entry.split(' ').map((word) => ({
        text: word.replace('$', ''),
        isWhole: word.endsWith('$') || word.length < FILED_LETTERS,
      })),
    })),
  );
  return Map.groupBy(entries, ({ words }) => (words[0]?.text ?? '').slice(0, FILED_LETTERS));
}

const FILED = filed();

const WORD = /[a-z0-9]+/g;

export const wordsIn = (folded: string): Word[] =>
  [...folded.matchAll(WORD)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));

const isSaid = (words: readonly Word[], from: number, entry: Entry): boolean =>
  entry.words.every(({ text, isWhole }, place) => {
    const word = words[from + place]?.text;
    return word !== undefined && (isWhole ? word === text : word.startsWith(text));
  });

/** Returns the families of which a text says an entry, each with the place of its first. */
export function familiesIn(words: readonly Word[]): Families {
  const found = new Map<string, Span>();
  words.forEach(({ text, start }, from) => {
    for (const entry of FILED.get(text.slice(0, FILED_LETTERS)) ?? [])
      if (!found.has(entry.family) && isSaid(words, from, entry)) {
        const last = words[from + entry.words.length - 1];
        if (last) found.set(entry.family, { start, end: last.end });
      }
  });
  return found;
}

/** The names of families that must all be said, and of those that must not ("client noshow !crew"). */
export type Condition = { all: readonly string[]; none: readonly string[] };

export function conditionOf(source: string): Condition {
  const names = source.split(' ');
  const isExcluded = (name: string) => name.startsWith('!');
  return {
    all: names.filter((name) => !isExcluded(name)),
    none: names.filter(isExcluded).map((name) => name.slice(1)),
  };
}

export const isMet = ({ all, none }: Condition, said: { has: (name: string) => boolean }): boolean =>
  all.every((name) => said.has(name)) && !none.some((name) => said.has(name));

/** Names in conditions that no family has: mistakes of the data. */
export const unknownFamilies = (sources: readonly string[]): string[] =>
  sources
    .map(conditionOf)
    .flatMap(({ all, none }) => [...all, ...none])
    .filter((name) => !(name in families));
