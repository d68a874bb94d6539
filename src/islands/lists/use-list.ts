import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Page } from '#shared/api.ts';
import { loadPages } from './load-pages.ts';
import { addressOf, isFilled, queryOf, widened, type Filters } from './list-query.ts';
import { appended, idOf, replaced, restored, without, type Key } from './rows.ts';
import { useLaterCount } from './use-later-count.ts';

const TYPING_PAUSE_MS = 200;

export type List<Item> = {
  items: Item[];
  hasMore: boolean;
  /** Number of rows that match, loaded or not; null where there are more than are loaded and nobody has counted them. */
  total: number | null;
  /** `error`: the request failed, and no row answers the filters. Rows that do answer them stay: `ready`. */
  status: 'ready' | 'loading' | 'error';
  /** Error of the last request; `isMore` if it asked for the next rows. */
  failure: { isMore: boolean; error: unknown } | null;
  filters: Filters;
  /** Something narrows the list: an empty one then means "no match". */
  isNarrowed: boolean;
  /** How many filters narrow it besides the search. */
  filtersSet: number;
  setFilter: (name: string, value: string) => void;
  setFilters: (filters: Filters) => void;
  /** Takes off every filter that narrows. */
  clear: () => void;
  reload: () => Promise<void>;
  loadMore: () => Promise<void>;
  /** Loads until `wanted` rows are there or the list ends. */
  loadTo: (wanted: number) => Promise<void>;
  /** Repeats the failed request. */
  retry: () => Promise<void>;
  /** Shows what a call has returned in the place of the row it is about. */
  replace: (item: Item) => void;
  /** Removes a row at once; the function that it returns puts the row back where it stood. */
  drop: (key: Key) => () => void;
};

export type ListOptions<Item, P> = {
  path: string;
  /** As they stand in the address; `q` is one of them. */
  filters?: Filters;
  /** Part of every request where no filter says otherwise; never shown and never taken off. */
  fixed?: Filters;
  /** Filters that order or part a list without narrowing it. */
  neutral?: readonly string[];
  /** Asks how many rows match where more do than are loaded, once the rows are there. */
  isCounted?: boolean;
  /** For rows that are told apart by something else than their `id`. */
  keyOf?: (item: Item) => Key;
  /** For a response that says more than its rows. */
  onLoaded?: (page: P) => void;
};

type State =
  { status: 'ready' | 'loading' } | { status: 'failed'; query: string; isMore: boolean; error: unknown };

const NONE: Filters = {};
const READY: State = { status: 'ready' };

/**
 * A list of the API: first as the server rendered it, then by search, filters and further pages. A response that a
 * later request has overtaken is dropped; a failed request leaves the rows that answer the filters.
 */
export function useList<Item extends object, P extends Page<Item> = Page<Item>>(
  first: Page<Item>,
  {
    path,
    fixed = NONE,
    neutral = ['sort'],
    isCounted = false,
    keyOf = idOf,
    onLoaded,
    ...options
  }: ListOptions<Item, P>,
): List<Item> {
  const [filters, setFilters] = useState(options.filters ?? NONE);
  const query = queryOf(fixed, filters);
  const [shown, setShown] = useState({ page: first, query, first });
  const [state, setState] = useState<State>(READY);
  const running = useRef<AbortController | null>(null);
  /** Address of the last request; null once it was dropped. */
  const asked = useRef<string | null>(query);
  const { page } = shown;
  const isAnswered = shown.query === query;
  const failed = state.status === 'failed' && state.query === query ? state : null;
  // An undo is pressed seconds after the rendering that offered it: it reloads what is asked for by then.
  const now = useRef({ query, page, isAnswered, failed });
  useEffect(() => {
    now.current = { query, page, isAnswered, failed };
  });

  async function load(cursor: string | null, wanted: number) {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const { query } = now.current;
    asked.current = query;
    setState({ status: 'loading' });
    const isMore = cursor !== null;
    try {
      const next = await loadPages<Item, P>(
        (from, limit) =>
          addressOf(path, query, {
            ...(from !== null && { cursor: from }),
            ...(limit !== undefined && { limit: String(limit) }),
          }),
        cursor,
        wanted,
        signal,
      );
      if (signal.aborted) return;
      // The same rows keep their count until they are counted again.
      setShown((before) => ({
        query,
        first: isMore ? before.first : next,
        page: {
          ...(before.query === query && before.page),
          ...next,
          items: appended(isMore ? before.page.items : [], next.items, keyOf),
        },
      }));
      onLoaded?.(next);
      setState(READY);
    } catch (error) {
      if (!signal.aborted) setState({ status: 'failed', query, isMore, error });
    }
  }
  function reload() {
    const { page, isAnswered } = now.current;
    return load(null, isAnswered ? Math.max(1, page.items.length) : 1);
  }
  function loadTo(wanted: number) {
    const { page, isAnswered } = now.current;
    if (page.nextCursor === null || wanted <= page.items.length || !isAnswered) return Promise.resolve();
    return load(page.nextCursor, wanted - page.items.length);
  }
  const isLoading = state.status === 'loading' || (!isAnswered && failed === null);
  const retry = () => (now.current.failed?.isMore ? loadTo(now.current.page.items.length + 1) : reload());

  const onQuery = useEffectEvent(() => {
    if (!isAnswered) return void load(null, 1);
    asked.current = query;
    setState(READY);
  });
  useEffect(() => {
    if (asked.current === query) return;
    // Whatever comes now answers filters that nobody asks for any more.
    running.current?.abort();
    asked.current = null;
    const timer = setTimeout(() => onQuery(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);

  const change = (make: (before: Page<Item>) => Page<Item>) =>
    setShown((before) => ({ ...before, page: make(before.page) }));
  const isLong = page.nextCursor !== null;
  useLaterCount(isCounted && isLong, path, shown, (total) => change((before) => ({ ...before, total })));
  const hasFailed = failed !== null;
  const onOnline = useEffectEvent(() => void retry());
  useEffect(() => {
    if (!hasFailed) return;
    const online = () => onOnline();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [hasFailed]);

  const narrowing = Object.keys(filters).filter((name) => isFilled(filters[name]) && !neutral.includes(name));
  const hasRows = isAnswered && page.items.length > 0;

  return {
    items: page.items,
    hasMore: isLong,
    total: isLong ? (page.total ?? null) : page.items.length,
    status: isLoading ? 'loading' : failed && !hasRows ? 'error' : 'ready',
    failure: failed,
    filters,
    isNarrowed: narrowing.length > 0,
    filtersSet: narrowing.filter((name) => name !== 'q').length,
    setFilter: (name, value) => setFilters((before) => ({ ...before, [name]: value })),
    setFilters,
    clear: () => setFilters((before) => widened(before, neutral)),
    reload,
    // Asked for by whatever comes into view at the end of the rows, also while the next ones are on their way.
    loadMore: () => (isLoading ? Promise.resolve() : loadTo(page.items.length + 1)),
    loadTo,
    retry,
    replace: (item) => change((before) => replaced(before, item, keyOf)),
    drop: (key) => {
      const at = page.items.findIndex((item) => keyOf(item) === key);
      const row = page.items[at];
      if (row === undefined) return () => undefined;
      const followed = page.items.slice(at + 1).map(keyOf);
      change((before) => without(before, key, keyOf));
      // The last one that was loaded, but not the last one that there is.
      if (page.items.length === 1 && page.nextCursor !== null && isAnswered) void load(page.nextCursor, 1);
      return () => change((before) => restored(before, row, followed, keyOf));
    },
  };
}
