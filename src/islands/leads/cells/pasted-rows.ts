import { ApiError } from '#islands/api.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { choiceNamed, type CellField } from './cell-fields.ts';
import type { Place } from './grid-place.ts';

/** Rows that one paste may change. */
const MOST = 500;

type Table = { rowCount: number; fieldAt: (place: Place) => CellField | undefined; texts: Texts };

export type Pasted = {
  wanted: { row: number; typed: ReadonlyMap<CellField, string> }[];
  /** The reason for which nothing is pasted. */
  refused?: string;
  /** There was more than rows below, or than one paste takes. */
  isTooLong: boolean;
};

/** Spreads cells of a spreadsheet over the table from a place downwards and to the right; all of it, or nothing. */
export function pastedRows(cells: string[][], from: Place, { rowCount, fieldAt, texts }: Table): Pasted {
  const { t } = texts;
  const fitting = cells.slice(0, Math.min(MOST, rowCount - from.row));
  const wanted: Pasted['wanted'] = [];
  const refuse = (refused: string): Pasted => ({ wanted: [], refused, isTooLong: false });
  for (const [down, line] of fitting.entries()) {
    const typed = new Map<CellField, string>();
    for (const [right, text] of line.entries()) {
      const field = fieldAt({ row: from.row + down, column: from.column + right });
      if (!field) return refuse(t('leads:cells.notEditable'));
      const plain = text.trim();
      const choice = field.choices.length > 0 ? choiceNamed(field, text) : plain;
      if (choice === undefined) return refuse(t('leads:cells.noChoice', { text: plain }));
      typed.set(field, choice);
    }
    wanted.push({ row: from.row + down, typed });
  }
  return { wanted, isTooLong: cells.length > fitting.length };
}

/** The server's message about a field; undefined where it says none. */
export const messageIn = (error: unknown, { name }: CellField): string | undefined =>
  error instanceof ApiError ? error.problem.errors?.[name] : undefined;
