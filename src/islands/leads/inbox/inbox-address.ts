import { hrefOf } from '#islands/leads/hrefs.ts';
import type { Filters } from '#islands/lists/list-query.ts';

/** The part of the address that every entry of a list keeps. */
function searchOf(filters: Filters): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value.trim() !== ''));
  return query.size === 0 ? '' : `?${query}`;
}

/** An entry has an address of its own, beside the list that it was opened from; none is the list's. */
export const entryHref = (id: number | null, filters: Filters): string =>
  (id === null ? '/leadmanager/inbox' : hrefOf('inbox', id)) + searchOf(filters);

export function entryInAddress(): number | null {
  const [, id] = /^\/leadmanager\/inbox\/([1-9]\d{0,14})$/.exec(location.pathname) ?? [];
  return id === undefined ? null : Number(id);
}

/** Each entry that is read is a step that the browser's Back undoes: on a phone it leads to the list. */
export function goToEntry(id: number | null, filters: Filters): void {
  const href = entryHref(id, filters);
  if (location.pathname + location.search !== href) history.pushState(null, '', href);
}
