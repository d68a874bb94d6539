import { useEffect, useRef } from 'react';
import type { Filters, RecordList } from './use-records.ts';

/** The filters that the address keeps, each with the values that it may name. */
type Known = Readonly<Record<string, readonly string[]>>;
type Narrowed = Pick<RecordList<unknown>, 'q' | 'filters' | 'setQ' | 'setFilter'>;

function queryOf(q: string, filters: Filters, known: Known): URLSearchParams {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of [
    ['q', q.trim()],
    ...Object.keys(known).map((one) => [one, filters[one] ?? '']),
  ])
    if (name !== undefined && value) query.set(name, value);
    else if (name !== undefined) query.delete(name);
  return query;
}

/** Search and filters stand in the address, so that whoever comes back from a record finds the list as it was left. */
export function useListAddress({ q, filters, setQ, setFilter }: Narrowed, known: Known): void {
  const isFirst = useRef(true);

  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    const words = asked.get('q');
    if (words) setQ(words);
    for (const [name, values] of Object.entries(known)) {
      const value = asked.get(name);
      if (value !== null && value !== filters[name] && values.includes(value)) setFilter(name, value);
    }
    // Once: from then on the address follows the list.
  }, []);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const query = queryOf(q, filters, known).toString();
    history.replaceState(history.state, '', query === '' ? location.pathname : `?${query}`);
  }, [q, filters]);
}
