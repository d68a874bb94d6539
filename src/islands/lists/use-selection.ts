import { useState } from 'react';

export type Selection = {
  /** The rows that are ticked. Rows that have left the list are ticked no more. */
  ids: ReadonlySet<number>;
  /** Every row that matches is meant, loaded or not. */
  isAll: boolean;
  /** Number of selected rows. */
  count: number;
  /** Number of matching rows. */
  total: number;
  /** More rows match than are ticked, and can be taken. */
  canTakeAll: boolean;
  select: (ids: ReadonlySet<number>) => void;
  takeAll: () => void;
  clear: () => void;
};

/**
 * Selection in a partly loaded list: ticked rows, or everything that `matching`, the filters,
 * leaves. All that match is all under these filters and these ticks: any other tick or filter ends it.
 */
export function useSelection(rows: readonly { id: number }[], total: number, matching: string): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [allOf, setAllOf] = useState<string | null>(null);
  const ids = new Set(rows.filter(({ id }) => ticked.has(id)).map(({ id }) => id));
  const isAll = ids.size > 0 && total > ids.size && allOf === matching;
  return {
    ids,
    isAll,
    count: isAll ? total : ids.size,
    total,
    canTakeAll: ids.size > 0 && total > ids.size && !isAll,
    select: (next) => {
      setTicked(next);
      setAllOf(null);
    },
    takeAll: () => {
      setTicked(new Set(rows.map(({ id }) => id)));
      setAllOf(matching);
    },
    clear: () => {
      setTicked(new Set());
      setAllOf(null);
    },
  };
}

/** `ids` after one of them was ticked or unticked. */
export function ticked(ids: ReadonlySet<number>, id: number, isTicked: boolean): ReadonlySet<number> {
  const next = new Set(ids);
  if (isTicked) next.add(id);
  else next.delete(id);
  return next;
}
