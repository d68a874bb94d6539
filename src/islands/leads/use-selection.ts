import { useState } from 'react';

/** The rows that are ticked. Rows that have left the list (another search, a deletion) are ticked no more. */
export function useSelection(rows: readonly { id: number }[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const selected = new Set(rows.filter(({ id }) => ticked.has(id)).map(({ id }) => id));
  return { selected, select: setTicked, clear: () => setTicked(new Set()) };
}
