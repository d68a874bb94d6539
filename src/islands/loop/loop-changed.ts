/** An island of the page has made a link; the strip, an island of its own, reads the way again. */
const CHANGED = 'loop-changed';

export const announceLoop = (): void => void dispatchEvent(new Event(CHANGED));

export function onLoopChanged(read: () => void): () => void {
  addEventListener(CHANGED, read);
  return () => removeEventListener(CHANGED, read);
}
