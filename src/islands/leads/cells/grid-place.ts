/** A cell of the table of records, by its row in the list and its column among those shown. */
export type Place = { row: number; column: number };

/** Rows above the first record; ARIA counts from 1. */
const ROWS_BEFORE = 2;
/** Columns before the first one, with the ticks of a grid that has them. */
const columnsBefore = (cell: Element | null): number => (cell?.closest('[data-ticks]') ? 2 : 1);

export const GRID = '.filling-grid';

export const placeOf = (cell: Element): Place | null => {
  const row = cell.closest('[aria-rowindex]')?.getAttribute('aria-rowindex');
  const column = cell.getAttribute('aria-colindex');
  return row && column
    ? { row: Number(row) - ROWS_BEFORE, column: Number(column) - columnsBefore(cell) }
    : null;
};

/** The cell that an event in the table happened in. */
export const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element && target.closest(GRID)
    ? target.closest<HTMLElement>('[role=gridcell], [role=rowheader]')
    : null;

/** The drawn cell of a place; null where the table has not drawn its row. */
export const cellAt = ({ row, column }: Place): HTMLElement | null =>
  document.querySelector(
    `${GRID} [aria-rowindex="${row + ROWS_BEFORE}"] [aria-colindex="${column + columnsBefore(document.querySelector(GRID))}"]`,
  );
