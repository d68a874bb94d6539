import { useEffect, useEffectEvent } from 'react';
import { readStored, writeStored } from '#islands/ui/storage.ts';
import type { List } from './use-list.ts';

/** Attribute of the list's own scroll container. */
export const SCROLLER = { 'data-list-scroller': '' } as const;

/** Number of loaded rows, and scroll positions of page and list. */
type Place = { rows: number; page: number; list: number };

const keyOf = (): string => `list-place:${location.pathname}${location.search}`;
const scroller = (): Element | null => document.querySelector('[data-list-scroller]');
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 2;
/** After this a list that no longer reaches so far stays where it is. */
const GIVE_UP_MS = 3_000;
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function hasComeBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward';
}

/** Rows are drawn over several frames: scrolls until the place is reached, or the reader scrolls. */
function scrollTo({ page, list }: Place): void {
  const end = performance.now() + GIVE_UP_MS;
  let isOver = false;
  const stop = () => {
    isOver = true;
    for (const name of BY_HAND) removeEventListener(name, stop);
  };
  for (const name of BY_HAND) addEventListener(name, stop, { passive: true });
  const step = () => {
    if (isOver) return;
    const inner = scroller();
    if (inner) inner.scrollTop = list;
    window.scrollTo(0, page);
    const isThere = isNear(window.scrollY, page) && (inner ? isNear(inner.scrollTop, list) : list === 0);
    if (isThere || performance.now() > end) stop();
    else requestAnimationFrame(step);
  };
  step();
}

/**
 * A portal's page is never kept by the browser (`no-store`): whoever comes back gets its first rows at its top. This
 * loads the others again and scrolls to where the reader was.
 */
export function useListPlace({ items, loadTo }: Pick<List<unknown>, 'items' | 'loadTo'>): void {
  const onLeave = useEffectEvent(() => {
    const place: Place = { rows: items.length, page: window.scrollY, list: scroller()?.scrollTop ?? 0 };
    const isAtTop = place.page === 0 && place.list === 0;
    writeStored('sessionStorage', keyOf(), isAtTop ? null : JSON.stringify(place));
  });
  const onReturn = useEffectEvent(() => {
    const stored = hasComeBack() ? readStored('sessionStorage', keyOf()) : null;
    if (stored === null) return;
    const place = JSON.parse(stored) as Place;
    void loadTo(place.rows).then(() => scrollTo(place));
  });
  useEffect(() => {
    onReturn();
    const leave = () => onLeave();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
}
