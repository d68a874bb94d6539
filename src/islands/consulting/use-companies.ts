import { useEffect, useRef, useState } from 'react';
import type { CompanySummary } from '#features/consulting/company.schema.ts';
import type { CompanySort } from '#features/consulting/company.values.ts';
import type { Page } from '#shared/api.ts';
import { api } from '../api.ts';

const TYPING_PAUSE_MS = 200;

/** The consultant's companies: first as the server rendered them, then by search, order and further pages. */
export function useCompanies(initial: Page<CompanySummary>) {
  const [page, setPage] = useState(initial);
  const [q, setQ] = useState('');
  const [sort, setSort] = useState<CompanySort>('name');
  const [status, setStatus] = useState<'ready' | 'loading' | 'error'>('ready');
  const running = useRef<AbortController | null>(null);
  const isFirst = useRef(true);

  async function load(cursor?: string) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setStatus('loading');
    const query = new URLSearchParams({
      sort,
      ...(q.trim() !== '' && { q: q.trim() }),
      ...(cursor && { cursor }),
    });
    try {
      const { signal } = controller;
      const next = await api<Page<CompanySummary>>('GET', `/api/companies?${query}`, { signal });
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
  }, [q, sort]);

  return {
    companies: page.items,
    hasMore: page.nextCursor !== null,
    q,
    setQ,
    sort,
    setSort,
    status,
    reload: () => load(),
    loadMore: () => load(page.nextCursor ?? undefined),
  };
}
