import { useEffect, useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#islands/ui/storage.ts';
import type { GridColumn } from './record-list.ts';

/** Pixels; no window is wider. */
const WIDEST = 20_000;

const keyOf = (name: string): string => `columns-${name}`;

function onResize(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

/** Values of an empty cell. */
const EMPTY: readonly unknown[] = [null, undefined, '', false];

/**
 * Which columns of a table are shown: as the reader last chose in this browser, or those that the window has room for and
 * that say something.
 */
export function useColumns<Row>(
  name: string,
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
  usual?: readonly string[] | null,
) {
  const [stored, setStored] = useState<string | null>(null);
  const fitting = (width: number) =>
    columns
      .filter(({ from = 0 }) => from <= width)
      .map(({ id }) => id)
      .join();
  // The server renders every column that some window has room for, and the style sheet hides the others.
  const first = useSyncExternalStore(
    onResize,
    () => fitting(innerWidth),
    () => fitting(WIDEST),
  );
  // After the first rendering, which has to be the server's, where nobody's choice is known.
  useEffect(() => setStored(readStored('localStorage', keyOf(name))), [name]);
  const chosen: ReadonlySet<string> = new Set((stored ?? usual?.join() ?? first).split(','));
  const isBare = ({ isOptional, cell }: GridColumn<Row>) =>
    isOptional && stored === null && rows.length > 0 && rows.every((row) => EMPTY.includes(cell(row)));
  return {
    chosen,
    shown: columns.filter((column) => column.isRowHeader || (chosen.has(column.id) && !isBare(column))),
    choose: (ids: ReadonlySet<string>) => {
      const text = [...ids].join();
      setStored(text);
      writeStored('localStorage', keyOf(name), text);
    },
  };
}
