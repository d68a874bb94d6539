import { findQuantities } from '#features/consulting/profile/reading/quantities/quantities.rules.ts';
import type { Writing } from '#features/consulting/report/sections/section.types.ts';

/**
 * The source of a problem's figures. A frequency of less than one a month that its sentence does not tell was worked
 * out by somebody: nobody says "0.3 times a month".
 */
export function sourceOf({ problemOf }: Pick<Writing, 'problemOf'>, rowId: number) {
  const row = problemOf(rowId);
  const often = row?.incidentsPerMonth;
  if (row?.source !== 'told' || often == null || often >= 1) return row?.source ?? undefined;
  const isSaid = findQuantities(row.description).some(({ field }) => field === 'incidentsPerMonth');
  return isSaid ? 'told' : 'estimated';
}

/** "measured", "told and estimated": where the figures of these problems come from; empty where nobody said. */
export function sourceNames(writing: Writing, rowIds: readonly number[]): string {
  const { words } = writing;
  const sources = new Set(rowIds.flatMap((rowId) => sourceOf(writing, rowId) ?? []));
  return words.list([...sources].map((source) => words.say(`today.source.${source}`)));
}

/** "how often a month it happens and what it costs each time": the inputs that these problems lack; empty for none. */
export function missingText(
  { words, figuresOf }: Pick<Writing, 'words' | 'figuresOf'>,
  rowIds: readonly number[],
): string {
  const inputs = rowIds.flatMap((id) =>
    (figuresOf(id)?.missing ?? []).map((input) => words.say(`input.${input}`)),
  );
  return words.list([...new Set(inputs)]);
}
