/** Moves a row after `afterId`, or to the front if that is null; returns the rows unchanged if either id is unknown. */
export function moveWithin<Row extends { id: number }>(
  rows: readonly Row[],
  id: number,
  afterId: number | null,
): Row[] {
  const row = rows.find((each) => each.id === id);
  const others = rows.filter((each) => each.id !== id);
  const at = afterId === null ? 0 : others.findIndex((each) => each.id === afterId) + 1;
  return !row || (afterId !== null && at === 0) ? [...rows] : others.toSpliced(at, 0, row);
}
