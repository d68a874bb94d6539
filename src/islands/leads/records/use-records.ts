import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Page } from '#shared/api.ts';
import { loadPages } from '#islands/pages.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

const TYPING_PAUSE_MS = 200;

/** Filters of a list by the names of its query; an empty one is not sent. */
export type Filters = Readonly<Record<string, string>>;

export type RecordList<Item> = {
  items: Item[];
  hasMore: boolean;
  /** How many rows the filters leave, whether they are loaded or not. */
  total: number;
  status: 'ready' | 'loading' | 'error';
  filters: Filters;
  /** Something narrows the list: an empty one then means "no match". */
  isNarrowed: boolean;
  setFilter: (name: string, value: string) => void;
  clear: () => void;
  reload: () => Promise<void>;
  loadMore: () => Promise<void>;
  /** What a call has answered takes the place of the row it is about. */
  replace: (item: Item) => void;
  drop: (id: number) => void;
};

type Options<P> = {
  path: string;
  /** As they stand in the address; `q` is one of them. */
  filters?: Filters;
  /** Never shown and never taken off. */
  fixed?: Filters;
  /** Filters that order or part a list without narrowing it. */
  neutral?: readonly string[];
  /** For an answer that says more than its rows. */
  onLoaded?: (page: P) => void;
};

const toQuery = (filters: Filters): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filters)
      .map(([name, value]) => [name, value.trim()])
      .filter(([, value]) => value !== ''),
  );

/** What narrows a list stands in the address: coming back from a record finds it again. */
function remember(filters: Filters): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(filters)) {
    if (value.trim() === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value.trim());
  }
  history.replaceState(history.state, '', url);
}

/** A list of the API: first as the server rendered it, then by search, filters and further pages. */
export function useRecords<Item extends { id: number }, P extends Page<Item> = Page<Item>>(
  initial: Page<Item>,
  { path, filters: asked = {}, fixed = {}, neutral = ['sort'], onLoaded }: Options<P>,
): RecordList<Item> {
  const { t } = useTexts();
  const [page, setPage] = useState(initial);
  const [filters, setFilters] = useState<Filters>(asked);
  const [status, setStatus] = useState<'ready' | 'loading' | 'error'>('ready');
  const running = useRef<AbortController | null>(null);
  const isFirst = useRef(true);

  async function load(start: Page<Item>, wanted: number) {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setStatus('loading');
    try {
      // Counted once: the pages behind the first one say nothing new about how many there are.
      const addressOf = (cursor: string | null) =>
        `${path}?${toQuery({ ...fixed, ...filters, ...(cursor === null ? { count: 'true' } : { cursor }) })}`;
      const loaded = await loadPages<Item, P>(addressOf, start, wanted, signal);
      setPage(loaded);
      onLoaded?.(loaded);
      setStatus('ready');
    } catch (error) {
      if (signal.aborted) return;
      // Rows that are there stay there when the next ones do not come.
      setStatus(start.items.length === 0 ? 'error' : 'ready');
      if (start.items.length > 0) toast.error(t('leads:list.loadFailed'), errorText(error, t));
    }
  }
  const fromFront = (wanted: number) => load({ items: [], nextCursor: null }, wanted);
  const onNarrowed = useEffectEvent(() => void fromFront(1));

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    remember(filters);
    const timer = setTimeout(() => onNarrowed(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [filters]);

  return {
    items: page.items,
    hasMore: page.nextCursor !== null,
    total: page.total ?? page.items.length,
    status,
    filters,
    isNarrowed: Object.entries(filters).some(
      ([name, value]) => !neutral.includes(name) && value.trim() !== '',
    ),
    setFilter: (name, value) => setFilters((before) => ({ ...before, [name]: value })),
    clear: () =>
      setFilters((before) =>
        Object.fromEntries(
          Object.entries(before).map(([name, value]) => [name, neutral.includes(name) ? value : '']),
        ),
      ),
    reload: () => fromFront(page.items.length),
    // Asked for by whatever comes into view at the end of the rows, also where there is nothing behind them.
    loadMore: () =>
      page.nextCursor === null || status === 'loading'
        ? Promise.resolve()
        : load(page, page.items.length + 1),
    replace: (item) =>
      setPage((before) => ({
        ...before,
        items: before.items.map((each) => (each.id === item.id ? item : each)),
      })),
    drop: (id) =>
      setPage((before) => {
        const items = before.items.filter((each) => each.id !== id);
        const gone = before.items.length - items.length;
        return {
          ...before,
          items,
          ...(before.total !== undefined && { total: Math.max(0, before.total - gone) }),
        };
      }),
  };
}
