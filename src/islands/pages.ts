import type { Page } from '#shared/api.ts';
import { api } from './api.ts';

/**
 * Pages of a list behind `start`, one at least, until `wanted` rows are there; what the last page says besides its rows
 * stays, and so does the
 * `total` that the first one said. Rejects as `api` does.
 */
export async function loadPages<Item, P extends Page<Item> = Page<Item>>(
  addressOf: (cursor: string | null) => string,
  start: Page<Item>,
  wanted: number,
  signal: AbortSignal,
): Promise<P> {
  let { items, nextCursor, total } = start;
  for (;;) {
    const next = await api<P>('GET', addressOf(nextCursor), { signal });
    items = [...items, ...next.items];
    nextCursor = next.nextCursor;
    total = next.total ?? total;
    if (nextCursor === null || items.length >= wanted)
      return { ...next, items, ...(total !== undefined && { total }) };
  }
}
