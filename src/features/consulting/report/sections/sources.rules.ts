import type { Writing } from './section.types.ts';

/** "measured", "told and estimated": where the figures of these problems come from; empty where nobody said. */
export function sourceOf({ words, problems }: Writing, rowIds: readonly number[]): string {
  const wanted = new Set(rowIds);
  const sources = new Set(problems.flatMap(({ id, source }) => (wanted.has(id) && source ? [source] : [])));
  return words.list([...sources].map((source) => words.say(`today.source.${source}`)));
}
