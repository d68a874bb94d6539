type Row = { id: number; priority: number };

/** Problems in the order in which a report speaks of them. */
export const byPriority = <Of extends Row>(rows: readonly Of[]): Of[] =>
  rows.toSorted((a, b) => b.priority - a.priority);

/** "P1" of the first, by id. */
export const problemNumbers = (rows: readonly Row[]): ReadonlyMap<number, string> =>
  new Map(byPriority(rows).map(({ id }, index) => [id, `P${index + 1}`]));
