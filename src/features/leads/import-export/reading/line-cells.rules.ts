import { withoutApostrophes } from '#shared/csv-formulas.ts';
import { withCustomField } from '#features/leads/import-export/custom-fields.rules.ts';
import { isFailedFormula, unwrapped } from './artefacts.rules.ts';
import { JOINED_FIELDS, type ImportField } from './fields.values.ts';
import type { LineNotes } from './notes.rules.ts';
import type { Cells } from './values.rules.ts';

export type Column = { index: number; field: ImportField; heading: string };

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
  for (const { index, field, heading } of columns) {
    const given = unwrapped(withoutApostrophes(trimmed(field, cells[index] ?? '')));
    if (given === '') continue;
    if (given.includes('\0') || !given.isWellFormed()) errors[field] = 'errors:fields.characters';
    else if (isFailedFormula(given)) notes[field] = { key: 'leads:imports.formulaFailed', written: given };
    else addCell(found, field, heading, given);
  }
  return { cells: found, errors, notes };
}

function addCell(found: Cells, field: ImportField, heading: string, given: string): void {
  const before = found[field];
  const joiner = JOINED_FIELDS[field];
  if (field === 'customFields') found[field] = withCustomField(before, heading, given);
  else if (before === undefined) found[field] = given;
  else if (joiner !== undefined) found[field] = `${before}${joiner}${given}`;
}
