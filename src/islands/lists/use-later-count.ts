import { useEffect, useEffectEvent } from 'react';
import type { Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';
import { addressOf } from './list-query.ts';

/**
 * Counts a list in a request of its own, so that its rows need not wait: to count a million takes some 150 ms. Counts
 * again for another `first`, the page that the rows begin with, unless that brings its count.
 */
export function useLaterCount(
  isLong: boolean,
  path: string,
  { query, first }: { query: string; first: Page<unknown> },
  setTotal: (total: number) => void,
): void {
  const isWanted = isLong && first.total === undefined;
  const onTotal = useEffectEvent(setTotal);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    api<Page<unknown>>('GET', addressOf(path, query, { limit: '1', count: 'true' })).then(
      ({ total = 0 }) => {
        if (isCurrent) onTotal(total);
      },
      // Rows without a count are better than an error.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, path, query, first]);
}
