import { isFilled, type Filters } from '#islands/lists/list-query.ts';

/** The filters of the list as a job takes them: `q` apart, and the order left out. */
export function matchingOf({ q = '', sort: _, ...filters }: Filters) {
  const filled = Object.entries(filters).filter(([, value]) => isFilled(value));
  return {
    ...(isFilled(q) && { q: q.trim() }),
    ...(filled.length > 0 && { filter: Object.fromEntries(filled) }),
  };
}
