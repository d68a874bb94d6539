import { LIST_LIMIT, type Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';

/** The address of the page after `cursor`; `limit` is given where more than the usual rows are wanted at once. */
export type PageAddress = (cursor: string | null, limit?: number) => string;

/**
 * The pages after `cursor`, one at least, until `wanted` rows are there. What the last page says besides its rows stays,
 * and so does the `total` that the first one said. Rejects as `api` does.
 */
export async function loadPages<Item, P extends Page<Item> = Page<Item>>(
  addressOf: PageAddress,
  cursor: string | null,
  wanted: number,
  signal: AbortSignal,
): Promise<P> {
  const items: Item[] = [];
  let total: number | undefined;
  for (;;) {
    const missing = wanted - items.length;
    const limit = missing > LIST_LIMIT.default ? Math.min(LIST_LIMIT.max, missing) : undefined;
    const next = await api<P>('GET', addressOf(cursor, limit), { signal });
    items.push(...next.items);
    cursor = next.nextCursor;
    total ??= next.total;
    if (cursor === null || items.length >= wanted)
      return { ...next, items, ...(total !== undefined && { total }) };
  }
}
