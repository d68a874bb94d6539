import { useEffect, useEffectEvent, useRef } from 'react';
import type { Page } from '#shared/api.ts';
import { readFilters, writeFilters } from './list-query.ts';
import { useList, type List, type ListOptions } from './use-list.ts';
import { useListPlace } from './use-list-place.ts';

/**
 * The list that a page is about: its search and filters stand in the address, and Back from a record finds the rows
 * that were loaded and the place that was reached.
 */
export function useListPage<Item extends object, P extends Page<Item> = Page<Item>>(
  first: Page<Item>,
  options: ListOptions<Item, P>,
): List<Item> {
  const list = useList<Item, P>(first, options);
  const { filters, setFilters } = list;
  const written = useRef(filters);
  const search = useRef('');
  useEffect(() => {
    search.current = location.search;
    if (written.current === filters) return;
    written.current = filters;
    writeFilters(filters);
    search.current = location.search;
  }, [filters]);

  const onStep = useEffectEvent(() => {
    // A step within the page may leave the filters as they are: to an entry of the inbox, to a heading.
    if (location.search === search.current) return;
    search.current = location.search;
    setFilters(readFilters(filters));
  });
  useEffect(() => {
    // A dialog that closes goes a step back too, and first puts the address right.
    const step = () => setTimeout(() => onStep());
    addEventListener('popstate', step);
    return () => removeEventListener('popstate', step);
  }, []);
  useListPlace(list);
  return list;
}
