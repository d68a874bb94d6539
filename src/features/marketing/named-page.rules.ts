import { decodeCursor, encodeCursor, type ListQuery } from '#shared/list.ts';
import { foldText } from '#shared/text.ts';
import type { NamedSort } from './marketing.values.ts';

type Named = { id: number; name: string; createdAt: string; searched?: string };
type NamedPage = { ids: number[]; nextCursor: string | null };

/**
 * Returns a page of a list short enough to load whole (companies, products, campaigns, texts), searched without regard
 * to case and accents, which SQLite cannot do. The cursor is a row, so pages neither skip nor repeat.
 */
export function pageOfNamed(
  rows: readonly Named[],
  query: ListQuery<NamedSort>,
  fallback: NamedSort,
): NamedPage {
  const { q, sort = fallback, cursor, limit } = query;
  const words = foldText(q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const direction = sort.startsWith('-') ? -1 : 1;
  const keyOf = ({ name, createdAt }: Named): string => (sort.endsWith('name') ? foldText(name) : createdAt);
  const compare = (a: { key: string; id: number }, b: { key: string; id: number }): number =>
    direction * (a.key < b.key ? -1 : a.key > b.key ? 1 : a.id - b.id);
  const from = cursor === undefined ? undefined : decodeCursor(cursor);
  const found = rows
    .filter(({ name, searched = '' }) => {
      const text = foldText(`${name} ${searched}`);
      return words.every((word) => text.includes(word));
    })
    .map((row) => ({ key: keyOf(row), id: row.id }))
    .filter((row) => from === undefined || compare(row, from) > 0)
    .sort(compare);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    ids: page.map(({ id }) => id),
    nextCursor: found.length > limit && last ? encodeCursor(last) : null,
  };
}

export function rowsByIds<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
