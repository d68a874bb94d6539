/** Filters of a list by the names of its query; an empty one is not sent. */
export type Filters = Readonly<Record<string, string>>;

export const isFilled = (value: string | undefined): boolean => (value ?? '').trim() !== '';

/** Filters as an address says them, later ones first, always in one order: the same filters make the same text. */
export function queryOf(...all: Filters[]): string {
  const filled = all.flatMap((filters) => Object.entries(filters)).filter(([, value]) => isFilled(value));
  const query = new URLSearchParams(Object.fromEntries(filled.map(([name, value]) => [name, value.trim()])));
  query.sort();
  return query.toString();
}

/** Without the filters that narrow; the `neutral` ones stay. */
export const widened = (filters: Filters, neutral: readonly string[]): Filters =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, neutral.includes(name) ? value : '']),
  );

/** Writes the filters into the address; what else stands in it stays. */
export function writeFilters(filters: Filters): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(filters))
    if (isFilled(value)) url.searchParams.set(name, value.trim());
    else url.searchParams.delete(name);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/** The address of a call: the filters, and what belongs to this one request. */
export const addressOf = (path: string, query: string, extra: Record<string, string>): string =>
  `${path}?${[query, new URLSearchParams(extra).toString()].filter(Boolean).join('&')}`;

/** The filters as they stand in the address, by the names that `known` has. */
export function readFilters(known: Filters): Filters {
  const asked = new URLSearchParams(location.search);
  return Object.fromEntries(Object.keys(known).map((name) => [name, asked.get(name) ?? '']));
}
