import { useEffect, useState } from 'react';
import { TAB_OF_FOUND } from '#features/consulting/profile/profile-search.values.ts';
import type { ProfileHit } from '#features/consulting/profile/profile-search.schema.ts';
import type { SearchHit } from '#features/leads/search/search.schema.ts';
import { api } from '#islands/api.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';

const TYPING_PAUSE_MS = 120;

/** A hit of one of the portals; `group` is its kind there. */
export type Hit = { group: `kinds.${SearchHit['kind']}` | `profileKinds.${ProfileHit['kind']}` } & {
  href: string;
  title: string;
  detail: string | null;
};

type Found = { q: string; hits: Hit[]; hasFailed: boolean };
const NOTHING: Found = { q: '', hits: [], hasFailed: false };

const hrefOfProfile = ({ kind, companyId }: ProfileHit): string =>
  kind === 'company' ? `/empresa/${companyId}` : `/empresa/${companyId}?tab=${TAB_OF_FOUND[kind]}`;

async function searchLeads(query: URLSearchParams, signal: AbortSignal): Promise<Hit[]> {
  const { items } = await api<{ items: SearchHit[] }>('GET', `/api/crm/search?${query}`, { signal });
  return items.map(({ kind, id, title, detail }) => ({
    group: `kinds.${kind}`,
    href: hrefOf(kind, id),
    title,
    detail,
  }));
}

async function searchProfiles(query: URLSearchParams, signal: AbortSignal): Promise<Hit[]> {
  const { items } = await api<{ items: ProfileHit[] }>('GET', `/api/companies/search?${query}`, { signal });
  return items.map((hit) => ({
    group: `profileKinds.${hit.kind}`,
    href: hrefOfProfile(hit),
    title: hit.title,
    detail: hit.detail,
  }));
}

/** Searches both portals while the user types, the current one first; the last results stay until the next arrive. */
export function useSearch(typed: string, isConsulting: boolean) {
  const q = typed.trim();
  const [found, setFound] = useState<Found>(NOTHING);

  useEffect(() => {
    if (q === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ q });
      const portals = isConsulting ? [searchProfiles, searchLeads] : [searchLeads, searchProfiles];
      Promise.all(portals.map((search) => search(query, signal))).then(
        (hits) => setFound({ q, hits: hits.flat(), hasFailed: false }),
        () => {
          if (!signal.aborted) setFound({ q, hits: [], hasFailed: true });
        },
      );
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [q, isConsulting]);

  if (q === '') return { hits: [], status: 'idle' as const };
  return {
    hits: found.hits,
    status: found.q !== q ? ('loading' as const) : found.hasFailed ? ('failed' as const) : ('ready' as const),
  };
}
