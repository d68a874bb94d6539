import classes from './classes.json' with { type: 'json' };
import families from './families.json' with { type: 'json' };
import type { Span } from './reading.values.ts';

/** A word of a folded text, and where it stands. */
export type Word = Span & { text: string };
/** The words of a family that a text has: where the first of them stand. */
type Families = ReadonlyMap<string, Span>;

type Part = { text: string; isWhole: boolean };
type Entry = { family: string; first: Part; rest: readonly Part[] };

const MOST_FILED = 4;

/** `$` behind a word of an entry: nothing may follow; so short a word stands for itself too. */
const partOf = (word: string): Part => {
  const text = word.replace('$', '');
  return { text, isWhole: word.endsWith('$') || text.length < 2 };
};

const WORD = /[a-z0-9]+/g;

export const wordsIn = (folded: string): Word[] =>
  [...folded.matchAll(WORD)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));

const fits = (word: string | undefined, { text, isWhole }: Part): boolean =>
  word !== undefined && (isWhole ? word === text : word.startsWith(text));

/** Returns a function that finds the families of which a text says an entry, each with the place of its first. */
export function familyFinder(lists: Readonly<Record<string, string>>): (words: readonly Word[]) => Families {
  const all = Object.entries(lists).flatMap(([family, list]) =>
    list.split(', ').map((entry): Entry => {
      const [first = '', ...rest] = entry.split(' ');
      return { family, first: partOf(first), rest: rest.map(partOf) };
    }),
  );
  // Filed under their first word, or its first letters, so that a text meets those alone that it may say.
  const whole = Map.groupBy(
    all.filter(({ first }) => first.isWhole),
    ({ first }) => first.text,
  );
  const begun = Map.groupBy(
    all.filter(({ first }) => !first.isWhole),
    ({ first }) => first.text.slice(0, MOST_FILED),
  );
  const lengths = [...new Set([...begun.keys()].map(({ length }) => length))];
  return (words) => {
    const found = new Map<string, Span>();
    const note = (from: number, entries: readonly Entry[] | undefined): void => {
      for (const { family, first, rest } of entries ?? []) {
        if (found.has(family) || !fits(words[from]?.text, first)) continue;
        if (!rest.every((part, place) => fits(words[from + 1 + place]?.text, part))) continue;
        const [begin, end] = [words[from], words[from + rest.length]];
        if (begin && end) found.set(family, { start: begin.start, end: end.end });
      }
    };
    for (const [from, { text }] of words.entries()) {
      note(from, whole.get(text));
      for (const length of lengths) if (text.length >= length) note(from, begun.get(text.slice(0, length)));
    }
    return found;
  };
}

export const familiesIn = familyFinder({ ...families, ...classes });

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
