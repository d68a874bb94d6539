import { useEffect, useEffectEvent, useRef } from 'react';
import type { Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';
import { addressOf } from './list-query.ts';

type Shown<Item> = { page: Page<Item>; query: string };

/**
 * Counts a list in a request of its own, so that the rows of a long one need not wait for it. Rows without a count are
 * better than an error: a count that fails is asked for again with the next load.
 */
export function useLaterCount<Item>(
  isWanted: boolean,
  path: string,
  first: Shown<Item>,
  change: (make: (before: Shown<Item>) => Shown<Item>) => void,
) {
  const running = useRef<AbortController | null>(null);
  /** A list that has ended is counted by its rows. */
  const isDue = ({ nextCursor, total }: Page<unknown>): boolean =>
    isWanted && nextCursor !== null && total === undefined;

  async function count(query: string): Promise<void> {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const address = addressOf(path, query, { limit: '1', count: 'true' });
    const counted = await api<Page<unknown>>('GET', address, { signal }).catch(() => null);
    if (signal.aborted || counted?.total === undefined) return;
    const { total } = counted;
    change((before) => (before.query === query ? { ...before, page: { ...before.page, total } } : before));
  }

  const onFirst = useEffectEvent(() => {
    if (isDue(first.page)) void count(first.query);
  });
  useEffect(() => {
    onFirst();
    return () => running.current?.abort();
  }, []);
  return { isDue, count };
}
