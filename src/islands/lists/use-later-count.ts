import { useEffect, type Dispatch, type SetStateAction } from 'react';
import type { Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';
import { addressOf } from './list-query.ts';

type Shown<Item> = { page: Page<Item>; query: string };

/** Counts a list in a request of its own, so that the rows of a long one need not wait for it. */
export function useLaterCount<Item>(
  isWanted: boolean,
  path: string,
  query: string,
  setShown: Dispatch<SetStateAction<Shown<Item>>>,
): void {
  useEffect(() => {
    if (!isWanted) return;
    api<Page<Item>>('GET', addressOf(path, query, { limit: '1', count: 'true' })).then(
      ({ total = 0 }) =>
        setShown((before) => (before.query === query ? { query, page: { ...before.page, total } } : before)),
      // Rows without a count are better than an error.
      () => {},
    );
  }, [isWanted, path, query, setShown]);
}
