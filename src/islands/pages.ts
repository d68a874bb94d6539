import type { Page } from '#shared/api.ts';
import { api } from './api.ts';

/** Pages of a list behind `start`, one at least, until `wanted` rows are there. Rejects as `api` does. */
export async function loadPages<Item>(
  addressOf: (cursor: string | null) => string,
  start: Page<Item>,
  wanted: number,
  signal: AbortSignal,
): Promise<Page<Item>> {
  let { items, nextCursor } = start;
  do {
    const next = await api<Page<Item>>('GET', addressOf(nextCursor), { signal });
    items = [...items, ...next.items];
    nextCursor = next.nextCursor;
  } while (nextCursor !== null && items.length < wanted);
  return { items, nextCursor };
}
