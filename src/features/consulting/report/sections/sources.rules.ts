import type { Writing } from './section.types.ts';

/** "measured", "told and estimated": where the figures of these problems come from; empty where nobody said. */
export function sourceOf({ words, problemOf }: Writing, rowIds: readonly number[]): string {
  const sources = new Set(rowIds.flatMap((rowId) => problemOf(rowId)?.source ?? []));
  return words.list([...sources].map((source) => words.say(`today.source.${source}`)));
}
