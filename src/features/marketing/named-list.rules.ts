import type { Page } from '#shared/api.ts';
import { inOrderOf, pageOfLoaded, type ListQuery } from '#shared/list.ts';
import { foldedWords, foldText } from '#shared/texts/text.ts';
import type { NamedSort } from './marketing.values.ts';

type Named = { id: number; name: string; createdAt: string; searched?: string };

/**
 * One page of a list short enough to load its names whole (companies, products, campaigns, texts), searched and sorted
 * without regard to case and accents, which SQLite cannot do. The page's rows are read by their ids.
 */
export async function listNamed<Item extends { id: number }>(
  names: readonly Named[],
  { q = '', sort: asked, ...query }: ListQuery<NamedSort>,
  usual: NamedSort,
  read: (ids: number[]) => Promise<Item[]>,
): Promise<Page<Item>> {
  const sort = asked ?? usual;
  const words = foldedWords(q);
  const found = names.filter(({ name, searched = '' }) => {
    const text = foldText(`${name} ${searched}`);
    return words.every((word) => text.includes(word));
  });
  const { rows, nextCursor } = pageOfLoaded(found, query, {
    kinds: ['string', 'number'],
    placeOf: ({ id, name, createdAt }) => [sort.endsWith('name') ? foldText(name) : createdAt, id],
    isDescending: sort.startsWith('-'),
  });
  const ids = rows.map(({ id }) => id);
  return { items: inOrderOf(ids, await read(ids)), nextCursor };
}
