/** RETURNING may list rows in any order; ids grow in that in which they were inserted. */
export const asInserted = <Row extends { id: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => one.id - other.id);
