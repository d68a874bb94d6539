import { amountCell, numberCell, timeCell, type CsvStyle } from '#kernel/api/csv-cells.ts';
import {
  IMPORT_LISTS,
  type ImportField,
  type ImportKind,
} from '#features/leads/import-export/reading/fields.values.ts';
import type { Words } from './export-words.server.ts';

export type Cell = string | number | null;
export type ExportField = ImportField | 'emails' | 'phones' | 'people';

const TIMES: readonly string[] = ['createdAt', 'closedAt'];

export function cellText(field: string, cell: string | number, style: CsvStyle): string {
  if (typeof cell === 'number') return numberCell(cell, style);
  return cell !== '' && TIMES.includes(field) ? timeCell(cell, style) : cell;
}

/** Returns the values of a row that a cell words in another way, by the kind of their field. */
export function fieldCells(
  kind: ImportKind,
  row: object,
  words: Words,
  style: CsvStyle,
): Record<string, Cell> {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(
    Object.entries(IMPORT_LISTS[kind]).flatMap(([name, field]): [string, Cell][] => {
      const value = values.get(name) ?? null;
      if (field.kind === 'flag') return [[name, value === true ? words.yes : null]];
      if (field.kind === 'money' && typeof value === 'number') return [[name, amountCell(value, style)]];
      const isChosen = field.kind === 'choice' || field.kind === 'option';
      return isChosen && typeof value === 'string' ? [[name, words.choice(kind, name, value)]] : [];
    }),
  );
}

/** Returns the values of a row that fit into a cell unchanged. */
export const cellsOnly = (row: Record<string, unknown>): Record<string, Cell> =>
  Object.fromEntries(
    Object.entries(row).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  );
