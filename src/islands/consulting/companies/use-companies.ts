import { useEffect, useRef, useState } from 'react';
import type { CompanySummary } from '#features/consulting/companies/company.schema.ts';
import type { CompanySort } from '#features/consulting/companies/company.values.ts';
import type { Page } from '#shared/api.ts';
import { loadPages } from '#islands/pages.ts';

const TYPING_PAUSE_MS = 200;

export type CompaniesQuery = { q: string; sort: CompanySort };

/** The list of companies: the server's first page, then search, sort order and further pages. */
export function useCompanies(initial: Page<CompanySummary>, asked: CompaniesQuery) {
  const [page, setPage] = useState(initial);
  const [q, setQ] = useState(asked.q);
  const [sort, setSort] = useState<CompanySort>(asked.sort);
  const [status, setStatus] = useState<'ready' | 'loading' | 'error'>('ready');
  const running = useRef<AbortController | null>(null);
  const isFirst = useRef(true);

  async function load(start: Page<CompanySummary>, wanted: number) {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setStatus('loading');
    try {
      const addressOf = (cursor: string | null) =>
        `/api/companies?${new URLSearchParams({
          sort,
          ...(q.trim() !== '' && { q: q.trim() }),
          ...(cursor !== null && { cursor }),
        })}`;
      setPage(await loadPages(addressOf, start, wanted, signal));
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
    // Search and sort order are in the URL, so that going back restores them.
    const url = new URL(location.href);
    for (const [name, value] of [
      ['q', q.trim()],
      ['sort', sort === 'name' ? '' : sort],
    ] as const) {
      if (value === '') url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    history.replaceState(history.state, '', url);
    const timer = setTimeout(() => void fromFront(1), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
    // `fromFront` changes with every render; its real dependencies are listed here.
  }, [q, sort]);

  return {
    companies: page.items,
    hasMore: page.nextCursor !== null,
    q,
    setQ,
    sort,
    setSort,
    status,
    reload: () => fromFront(page.items.length),
    loadMore: () => load(page, page.items.length + 1),
    drop: (id: number) => setPage({ ...page, items: page.items.filter((company) => company.id !== id) }),
  };
}
