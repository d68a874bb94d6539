import { useEffect, useRef, useState } from 'react';
import type { Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';

const TYPING_PAUSE_MS = 200;

type Options<Item, Sort extends string> = {
  path: string;
  sort: Sort;
  isSame: (one: Item, other: Item) => boolean;
};

/** State of an administration list: the server's first page, then search, sort order and further pages. */
export function useAdminList<Item, Sort extends string>(
  initial: Page<Item>,
  { path, sort: firstSort, isSame }: Options<Item, Sort>,
) {
  const [page, setPage] = useState(initial);
  const [q, setQ] = useState('');
  const [sort, setSort] = useState(firstSort);
  const [status, setStatus] = useState<'ready' | 'loading' | 'error'>('ready');
  const running = useRef<AbortController | null>(null);
  const isFirst = useRef(true);

  async function load(cursor?: string) {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setStatus('loading');
    const search = q.trim();
    const query = new URLSearchParams({ sort, ...(search && { q: search }), ...(cursor && { cursor }) });
    try {
      const next = await api<Page<Item>>('GET', `${path}?${query}`, { signal });
      setPage((before) => (cursor ? { ...next, items: [...before.items, ...next.items] } : next));
      setStatus('ready');
    } catch {
      if (!signal.aborted) setStatus('error');
    }
  }

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => void load(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
    // `load` changes with every render; its real dependencies are listed here.
  }, [q, sort]);

  /** Replaces a record after a change; keeps the order until the next request. */
  const replace = (item: Item) =>
    setPage((before) => ({
      ...before,
      items: before.items.map((each) => (isSame(each, item) ? item : each)),
    }));

  return {
    items: page.items,
    hasMore: page.nextCursor !== null,
    q,
    setQ,
    sort,
    setSort,
    status,
    replace,
    reload: () => load(),
    loadMore: () => load(page.nextCursor ?? undefined),
  };
}
