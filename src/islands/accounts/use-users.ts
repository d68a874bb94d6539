import { useEffect, useRef, useState } from 'react';
import type { Account } from '#features/accounts/user-admin.schema.ts';
import type { UserSort } from '#features/accounts/user-admin.values.ts';
import type { Page } from '#shared/api.ts';
import { api } from '../api.ts';

const TYPING_PAUSE_MS = 200;

/** Everybody who has an account: first as the server rendered them, then by search, order and further pages. */
export function useUsers(initial: Page<Account>) {
  const [page, setPage] = useState(initial);
  const [q, setQ] = useState('');
  const [sort, setSort] = useState<UserSort>('name');
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
      const next = await api<Page<Account>>('GET', `/api/admin/users?${query}`, { signal });
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
    // `load` is made anew at every rendering; what it depends on is what stands here.
  }, [q, sort]);

  /** An account as an answer showed it; the order of the list stays until it is asked for again. */
  const replace = (account: Account) =>
    setPage((before) => ({
      ...before,
      items: before.items.map((each) => (each.id === account.id ? account : each)),
    }));

  return {
    users: page.items,
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
