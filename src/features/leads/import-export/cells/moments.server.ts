import type { ImportScope } from '#features/leads/import-export/records/adapter.server.ts';
import { readMoment } from './dates.rules.ts';
import type { LineNotes } from './notes.rules.ts';
import type { Cells } from './values.rules.ts';

/** Tolerance for the clocks of other time zones. */
const AHEAD_MS = 86_400_000;

type Read = { value: string | null; notes: LineNotes };

/** Returns the time of a cell; an unreadable or future time is left out with a note. */
export function momentOf(
  { orders, at }: Pick<ImportScope, 'orders' | 'at'>,
  field: 'createdAt' | 'closedAt',
  cell: string | undefined,
): Read {
  if (cell === undefined) return { value: null, notes: {} };
  const read = readMoment(cell, orders[field], at);
  if ('error' in read) return { value: null, notes: { [field]: read.error } };
  if (Date.parse(read.value) > Date.parse(at) + AHEAD_MS)
    return { value: null, notes: { [field]: 'leads:imports.dateAhead' } };
  return { value: read.value > at ? at : read.value, notes: {} };
}

export const createdAtOf = (scope: ImportScope, cells: Cells): Read =>
  momentOf(scope, 'createdAt', cells.createdAt);
