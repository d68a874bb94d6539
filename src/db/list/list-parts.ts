import type { SQL } from 'drizzle-orm';
import type { Page } from '#shared/api.ts';
import { readCursor, writeCursor } from '#shared/list.ts';
import type { PageQuery } from './keyset.ts';

/**
 * Rows that stand together in a list. `key`: its place among the parts, by the codes of its characters. `name`: of a part
 * whose place may change, what the key ends with, so that a cursor finds the part again.
 */
export type Part<Within = SQL | undefined> = { key: string; name?: string; within: Within };

/**
 * One page of a list whose order is that of a few parts, such as its owners by name: each part is read along an index of
 * its own, so that the order costs no sort and no column. A part that comes or goes meanwhile moves no other.
 *
 * @param parts in any order
 * @param page reads a page within a part; its cursors mean something to it alone
 */
export async function listParts<Item, Within>(
  parts: readonly Part<Within>[],
  { cursor, limit, isDescending }: PageQuery & { isDescending: boolean },
  page: (within: Within, query: PageQuery) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  const [read, place] = cursor === undefined ? [] : readCursor(cursor, ['string', 'string']);
  const moved = parts.find(({ name }) => name !== undefined && String(read).endsWith(`\n${name}`));
  const from = moved?.key ?? read;
  const follows = (key: string): boolean =>
    from === undefined || (isDescending ? key <= String(from) : key >= String(from));
  const ordered = parts
    .filter(({ key }) => follows(key))
    .sort((one, other) => (one.key < other.key === isDescending ? 1 : -1));
  const items: Item[] = [];
  for (const { key, within } of ordered) {
    const inner = key === from && place !== '' ? String(place) : undefined;
    const room = limit - items.length;
    const found = await page(within, { cursor: inner, limit: Math.max(1, room) });
    // A full page asks for one row of the parts behind it, to know whether another page follows.
    if (room === 0 && found.items.length > 0) return { items, nextCursor: writeCursor([key, '']) };
    if (room > 0) items.push(...found.items);
    if (room > 0 && found.nextCursor !== null)
      return { items, nextCursor: writeCursor([key, found.nextCursor]) };
  }
  return { items, nextCursor: null };
}
