import type { Writing } from '#features/consulting/report/sections/section.types.ts';

/** "measured", "told and estimated": where the figures of these problems come from; empty where nobody said. */
export function sourceNames({ words, problemOf }: Writing, rowIds: readonly number[]): string {
  const sources = new Set(rowIds.flatMap((rowId) => problemOf(rowId)?.source ?? []));
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
