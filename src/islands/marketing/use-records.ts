import { useEffect, useRef, useState } from 'react';
import type { Page } from '#shared/api.ts';
import { loadPages } from '../pages.ts';

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

  async function load(from: Page<Item>, wanted: number) {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setStatus('loading');
    const addressOf = (cursor: string | null) => {
      const asked = { ...fixed, ...filters, q: q.trim(), cursor: cursor ?? '' };
      return `${path}?${new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))}`;
    };
    try {
      const { items, nextCursor } = await loadPages<Item>(addressOf, from, wanted, signal);
      // A record that its address put first comes again at its own place.
      setPage({ items: [...new Map(items.map((item) => [item.key ?? item.id, item])).values()], nextCursor });
      setStatus('ready');
    } catch {
      if (!signal.aborted) setStatus('error');
    }
  }
  const fromFront = (wanted: number) => load({ items: [], nextCursor: null }, wanted);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => void fromFront(1), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
    // `fromFront` is made anew at every rendering; what it depends on is what stands here.
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
    reload: () => fromFront(page.items.length),
    loadMore: () => load(page, page.items.length + 1),
    replace: (item) =>
      setPage((before) => ({
        ...before,
        items: before.items.map((one) => (one.id === item.id && one.key === item.key ? item : one)),
      })),
  };
}
