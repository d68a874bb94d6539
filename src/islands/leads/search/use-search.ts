import { useEffect, useState } from 'react';
import type { SearchHit } from '#features/leads/search/search.schema.ts';
import { api } from '#islands/api.ts';

const TYPING_PAUSE_MS = 120;

type Found = { q: string; hits: SearchHit[]; hasFailed: boolean };
const NOTHING: Found = { q: '', hits: [], hasFailed: false };

/** Searches while the user types; the last results stay until the next ones arrive. */
export function useSearch(typed: string) {
  const q = typed.trim();
  const [found, setFound] = useState<Found>(NOTHING);

  useEffect(() => {
    if (q === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      api<{ items: SearchHit[] }>('GET', `/api/crm/search?${new URLSearchParams({ q })}`, { signal }).then(
        ({ items }) => setFound({ q, hits: items, hasFailed: false }),
        () => {
          if (!signal.aborted) setFound({ q, hits: [], hasFailed: true });
        },
      );
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [q]);

  if (q === '') return { hits: [], status: 'idle' as const };
  return {
    hits: found.hits,
    status: found.q !== q ? ('loading' as const) : found.hasFailed ? ('failed' as const) : ('ready' as const),
  };
}
