import type { How, ReadValue } from './read-values.values.ts';

/** The values of a part of a file, each once. */
export type ReadValues = Map<string, ReadValue>;

const MAX_SHOWN = 200;
/** More distinct values of one kind than anybody maps; further ones of that kind are not counted. */
const MAX_VALUES = 500;

const keyOf = ({ how, written, made }: Omit<ReadValue, 'lines'>): string =>
  [how, written, made ?? ''].join('\n');

const countOf = (values: ReadValues, how: How): number => {
  // Below the cap all together: nothing to tell apart.
  if (values.size < MAX_VALUES) return 0;
  let count = 0;
  for (const value of values.values()) if (value.how === how) count += 1;
  return count;
};

/** Counts a value of a line. */
export function addReadValue(
  values: ReadValues,
  how: How,
  written: string,
  made: string | null = null,
  lines = 1,
): void {
  const value = { how, written: written.slice(0, MAX_SHOWN).toWellFormed(), made };
  const key = keyOf(value);
  const before = values.get(key);
  if (before) before.lines += lines;
  else if (countOf(values, how) < MAX_VALUES) values.set(key, { ...value, lines });
}

/** The values of earlier lines and of these. */
export function joinReadValues(before: readonly ReadValue[], values: ReadValues): ReadValue[] {
  const all: ReadValues = new Map(before.map((value) => [keyOf(value), { ...value }]));
  for (const { how, written, made, lines } of values.values()) addReadValue(all, how, written, made, lines);
  return [...all.values()];
}
