import { hrefOf } from '#islands/leads/hrefs.ts';
import type { Filters } from '#islands/lists/list-query.ts';

/** Returns the query string of the list, which every entry's URL keeps. */
function searchOf(filters: Filters): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value.trim() !== ''));
  return query.size === 0 ? '' : `?${query}`;
}

/** Returns the URL of an entry, or for null of the list. */
export const entryHref = (id: number | null, filters: Filters): string =>
  (id === null ? '/leadmanager/inbox' : hrefOf('inbox', id)) + searchOf(filters);

export function entryInAddress(): number | null {
  const [, id] = /^\/leadmanager\/inbox\/([1-9]\d{0,14})$/.exec(location.pathname) ?? [];
  return id === undefined ? null : Number(id);
}

/** Pushes a history entry per entry opened, so that the browser's Back leads to the list on a phone. */
export function goToEntry(id: number | null, filters: Filters): void {
  const href = entryHref(id, filters);
  if (location.pathname + location.search !== href) history.pushState(null, '', href);
}
