/** The reader has begun to move the page. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to an element, and again whenever the page takes another height, which what arrives late gives it, until the
 * reader moves it; returns how to end it.
 */
export function keepOnTop(element: HTMLElement): () => void {
  const watch = new ResizeObserver(() => element.scrollIntoView());
  // Its first call comes as soon as the page is laid out.
  watch.observe(document.body);
  const end = () => watch.disconnect();
  for (const move of MOVES) addEventListener(move, end, { once: true, passive: true });
  return end;
}
