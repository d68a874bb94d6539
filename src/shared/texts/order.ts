/** Compares texts as readers of a language expect them sorted. */
export const inLanguage = (tag: string): ((one: string, other: string) => number) =>
  new Intl.Collator(tag).compare;

/** Rows by their names, as readers of a language expect them. */
export function sortedByName<Row>(rows: readonly Row[], tag: string, nameOf: (row: Row) => string): Row[] {
  const compare = inLanguage(tag);
  return rows.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
}

/** Compares keys, days and times by their characters' codes, as SQLite does. */
export const byCode = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
