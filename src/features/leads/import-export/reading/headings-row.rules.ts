import { isKnownHeading } from './guess.rules.ts';

/** Rows in which the headings are looked for. */
export const HEADING_ROWS = 10;

type Row = readonly string[];

const filled = (row: Row): string[] => row.map((cell) => cell.trim()).filter((cell) => cell !== '');

const knownIn = (row: Row): number => filled(row).filter((cell) => isKnownHeading(cell)).length;

/**
 * Returns the place of the headings among the first rows: the first row, unless it has a title or is empty and one below
 * is made of headings that are known. A row counts if at least half of its cells are known, and more than in the first.
 */
export function headingsPlace(rows: readonly Row[]): number {
  const first = rows.findIndex((row) => filled(row).length > 0);
  if (first < 0) return 0;
  const known = knownIn(rows[first] ?? []);
  const width = filled(rows[first] ?? []).length;
  // Headings are never passed over for others, however many those may be; one word alone may be a title.
  if (width > 1 && known * 2 > width) return first;
  const place = rows.findIndex((row, index) => {
    const cells = filled(row);
    const count = knownIn(row);
    return index > first && count > known && count * 2 >= cells.length;
  });
  return place < 0 ? first : place;
}
