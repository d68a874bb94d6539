import { useEffect, useRef, useState } from 'react';
import type { Page } from '#shared/api.ts';
import { api } from '../api.ts';

const TYPING_PAUSE_MS = 200;

/** Filters of a list by the names of its query; an empty one is not sent. */
export type Filters = Readonly<Record<string, string>>;

export type RecordList<Item> = {
  items: Item[];
  hasMore: boolean;
  status: 'ready' | 'loading' | 'error';
  q: string;
  filters: Filters;
  /** Something narrows the list: an empty one then means "no match". */
  isNarrowed: boolean;
  setQ: (q: string) => void;
  setFilter: (name: string, value: string) => void;
  /** Back to the list as the page showed it. */
  clear: () => void;
  reload: () => Promise<void>;
  loadMore: () => Promise<void>;
  /** What a call has answered takes the place of the row it is about, without asking for the list again. */
  replace: (item: Item) => void;
};

/**
 * A list of the API: first as the server rendered it, then by search, filters and further pages. `fixed` says whose list
 * it is, and does not narrow it.
 */
export function useRecords<Item extends { id: number; key?: string }>(
  path: string,
  initial: Page<Item>,
  fixed: Filters = {},
  start: Filters = {},
): RecordList<Item> {
  const [page, setPage] = useState(initial);
  const [q, setQ] = useState('');
  const [filters, setFilters] = useState<Filters>(start);
  const [status, setStatus] = useState<'ready' | 'loading' | 'error'>('ready');
  const running = useRef<AbortController | null>(null);
  const isFirst = useRef(true);
  const whose = JSON.stringify(fixed);

  async function load(cursor?: string) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setStatus('loading');
    const asked = { ...fixed, ...filters, q: q.trim(), cursor: cursor ?? '' };
    const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));
    try {
      const { signal } = controller;
      const next = await api<Page<Item>>('GET', `${path}?${query}`, { signal });
      setPage((before) => (cursor ? { ...next, items: [...before.items, ...next.items] } : next));
      setStatus('ready');
    } catch {
      if (!controller.signal.aborted) setStatus('error');
    }
  }

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => void load(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
    // `load` is made anew at every rendering; what it depends on is what stands here.
  }, [q, filters, whose]);

  return {
    items: page.items,
    hasMore: page.nextCursor !== null,
    status,
    q,
    filters,
    isNarrowed:
      q.trim() !== '' || Object.entries(filters).some(([name, value]) => name !== 'sort' && value !== ''),
    setQ,
    setFilter: (name, value) => setFilters((before) => ({ ...before, [name]: value })),
    clear: () => {
      setQ('');
      setFilters(({ sort = '' }) => (sort === '' ? {} : { sort }));
    },
    reload: () => load(),
    loadMore: () => load(page.nextCursor ?? undefined),
    replace: (item) =>
      setPage((before) => ({
        ...before,
        items: before.items.map((one) => (one.id === item.id && one.key === item.key ? item : one)),
      })),
  };
}
