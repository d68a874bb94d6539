import { useState } from 'react';

/** The rows that are ticked. Rows that have left the list (another search, a deletion) are ticked no more. */
export function useSelection(rows: readonly { id: number }[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const selected = new Set(rows.filter(({ id }) => ticked.has(id)).map(({ id }) => id));
  return { selected, select: setTicked, clear: () => setTicked(new Set()) };
}

/** `ids` after one of them was ticked or unticked. */
export function ticked(ids: ReadonlySet<number>, id: number, isTicked: boolean): ReadonlySet<number> {
  const next = new Set(ids);
  if (isTicked) next.add(id);
  else next.delete(id);
  return next;
}
