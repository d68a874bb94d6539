/** A notice that the page before left (islands/ui/toast.ts). */
function hasNotice(): boolean {
  try {
    return sessionStorage.getItem('toast') !== null;
  } catch {
    return false;
  }
}

/**
 * The script of an island is fetched when it is wanted: once the island is seen, or once the focus or a notice is there.
 * The build puts its address into the page (scripts/lib/waiting-islands.mjs); a page rendered on demand has an element of
 * its own for it.
 */
export function wakeIsland(): void {
  const place = document.querySelector<HTMLElement>('[data-island]');
  if (!place) return;
  const { island, wake: moment } = place.dataset;
  const wake = () => {
    if (island) void import(island);
  };
  if (moment === 'seen') {
    new IntersectionObserver(([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      wake();
    }).observe(place);
  } else if (hasNotice() || place.matches(':focus-within')) wake();
  else place.addEventListener('focusin', wake, { once: true });
}
