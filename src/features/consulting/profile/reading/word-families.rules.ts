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

/** In place of a word of an entry: up to three words, whichever; and a number in figures. */
const GAP = '~';
const NUMBER = '#';
const MOST_BETWEEN = 3;
const DIGIT = /^\d/;

/** `$` behind a word of an entry: nothing may follow; so short a word stands for itself too. */
const partOf = (word: string): Part => {
  const text = word.replace('$', '');
  return { text, isWhole: word.endsWith('$') || text.length < 2 };
};

/** The entries of a list; `@name` in one stands for each entry of the list of that name. */
const entriesOf = (list: string, lists: Readonly<Record<string, string>>): string[] =>
  list.split(', ').flatMap((entry) => {
    const [named, name = ''] = /@(\w+)/.exec(entry) ?? [];
    if (named === undefined) return [entry];
    return entriesOf(lists[name] ?? '', lists).flatMap((each) =>
      entriesOf(entry.replace(named, each), lists),
    );
  });

const WORD = /[a-z0-9]+/g;

export const wordsIn = (folded: string): Word[] =>
  [...folded.matchAll(WORD)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));

const fits = (word: string | undefined, { text, isWhole }: Part): boolean => {
  if (word === undefined) return false;
  if (text === NUMBER) return DIGIT.test(word);
  return isWhole ? word === text : word.startsWith(text);
};

/** Where the last of some parts stands, of which that at `part` is to stand at a place; -1 where they do not stand there. */
function endOf(parts: readonly Part[], words: readonly Word[], at: number, place = 0): number {
  const part = parts[place];
  if (part === undefined) return at - 1;
  if (part.text !== GAP) return fits(words[at]?.text, part) ? endOf(parts, words, at + 1, place + 1) : -1;
  for (let between = 0; between <= MOST_BETWEEN; between += 1) {
    const end = endOf(parts, words, at + between, place + 1);
    if (end !== -1) return end;
  }
  return -1;
}

/** Returns a function that finds the families of which a text says an entry, each with the place of its first. */
export function familyFinder(lists: Readonly<Record<string, string>>): (words: readonly Word[]) => Families {
  const all = Object.entries(lists).flatMap(([family, list]) =>
    entriesOf(list, lists).map((entry): Entry => {
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
        const last = endOf(rest, words, from + 1);
        const [begin, end] = [words[from], last === -1 ? undefined : words[last]];
        if (begin && end) found.set(family, { start: begin.start, end: end.end });
      }
    };
    for (const [from, { text }] of words.entries()) {
      note(from, whole.get(text));
      if (DIGIT.test(text)) note(from, whole.get(NUMBER));
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
