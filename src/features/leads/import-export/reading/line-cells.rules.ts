import { withoutApostrophes } from '#shared/texts/csv-formulas.ts';
import { withCustomField } from '#features/leads/import-export/custom-fields.rules.ts';
import { isFailedFormula, unwrapped } from './artefacts.rules.ts';
import { JOINED_FIELDS, type ImportField } from './fields.values.ts';
import type { LineNotes } from '#features/leads/import-export/cells/notes.rules.ts';
import type { Cells } from '#features/leads/import-export/cells/values.rules.ts';

export type Column = {
  index: number;
  field: ImportField;
  heading: string;
  /** The cells of a line from here on: more than there are headings. */
  isRest?: true;
};

/** Notes keep surrounding whitespace and are stored as typed. */
const trimmed = (field: ImportField, text: string): string =>
  field === 'notes' && text.trim() !== '' ? text : text.trim();

/** Returns the cells of a line by field, with notes on those that hold no value. */
export function cellsOf(
  { cells }: { cells: readonly string[] },
  columns: readonly Column[],
): { cells: Cells; errors: LineNotes; notes: LineNotes } {
  const found: Cells = {};
  const errors: LineNotes = {};
  const notes: LineNotes = {};
  for (const { index, field, heading, isRest } of columns) {
    const cell = isRest ? restOf(cells, index) : (cells[index] ?? '');
    const given = unwrapped(withoutApostrophes(trimmed(field, cell)));
    if (given === '') continue;
    if (isRest) notes['file'] = { key: 'leads:imports.cellsBeyond', written: given };
    if (given.includes('\0') || !given.isWellFormed()) errors[field] = 'errors:fields.characters';
    else if (isFailedFormula(given)) notes[field] = { key: 'leads:imports.formulaFailed', written: given };
    else addCell(found, field, heading, given);
  }
  return { cells: found, errors, notes };
}

const restOf = (cells: readonly string[], index: number): string =>
  cells
    .slice(index)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join('; ');

function addCell(found: Cells, field: ImportField, heading: string, given: string): void {
  const before = found[field];
  const joiner = JOINED_FIELDS[field];
  if (field === 'customFields') found[field] = withCustomField(before, heading, given);
  else if (before === undefined) found[field] = given;
  else if (joiner !== undefined) found[field] = `${before}${joiner}${given}`;
}
