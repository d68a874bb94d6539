import type { Writing } from '#features/consulting/report/sections/section.types.ts';

/** "measured", "told and estimated": where the figures of these problems come from; empty where nobody said. */
export function sourceNames({ words, problemOf }: Writing, rowIds: readonly number[]): string {
  const sources = new Set(rowIds.flatMap((rowId) => problemOf(rowId)?.source ?? []));
  return words.list([...sources].map((source) => words.say(`today.source.${source}`)));
}

/** "number of missed appointments a month and what each costs": the inputs that these problems lack; empty for none. */
export function missingText(
  { words, figuresOf, casesOf }: Pick<Writing, 'words' | 'figuresOf' | 'casesOf'>,
  rowIds: readonly number[],
): string {
  const inputs = rowIds.flatMap((id) =>
    (figuresOf(id)?.missing ?? []).map((input) => words.say(`input.${input}`, { cases: casesOf([id], 2) })),
  );
  return words.list([...new Set(inputs)]);
}
