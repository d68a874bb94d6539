import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#islands/ui/storage.ts';
import type { GridColumn } from './record-list.ts';

const keyOf = (name: string): string => `columns-${name}`;

/** Which columns of a table are shown: as the reader last chose, in this browser. */
export function useColumns<Row>(name: string, columns: readonly GridColumn<Row>[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(columns.filter(({ isShownAtFirst }) => isShownAtFirst !== false).map(({ id }) => id)),
  );
  // After the first rendering, which has to be the server's, where nobody's choice is known.
  useEffect(() => {
    const stored = readStored('localStorage', keyOf(name));
    if (stored !== null) setChosen(new Set(stored.split(',')));
  }, [name]);
  return {
    chosen,
    shown: columns.filter(({ id, isRowHeader }) => isRowHeader || chosen.has(id)),
    choose: (ids: ReadonlySet<string>) => {
      setChosen(ids);
      writeStored('localStorage', keyOf(name), [...ids].join(','));
    },
  };
}
