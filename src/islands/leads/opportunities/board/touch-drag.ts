import { Lifted, ROW, type Point, type TouchDrop } from './touch-lifted.ts';

/** Duration of a touch that lifts a card; a shorter one scrolls or opens. */
const HOLD_MS = 350;
/** Tolerated movement of a resting finger. */
const STILL_PX = 8;

type Held = Point & { row: HTMLElement; isGrip: boolean; timer: ReturnType<typeof setTimeout> };

const pointOf = ({ clientX, clientY }: Touch): Point => ({ x: clientX, y: clientY });

/**
 * Checks the position, because react-aria makes the handle ignore pointer events so that the browser drags the card.
 */
function isOnGrip(row: HTMLElement, { x, y }: Point): boolean {
  const grip = row.querySelector('[slot="drag"]')?.getBoundingClientRect();
  return grip !== undefined && x <= grip.right && y <= grip.bottom;
}

/** Lifts cards by a long touch, or at once by their handle. Returns a function that stops watching. */
export function watchTouchDrag(board: HTMLElement, onDrop: (drop: TouchDrop) => void): () => void {
  let held: Held | undefined;
  let lifted: Lifted | undefined;

  function lift() {
    if (!held || lifted) return;
    clearTimeout(held.timer);
    navigator.vibrate?.(10);
    lifted = new Lifted(board, held.row, held, letGo);
  }

  function letGo(): TouchDrop | undefined {
    if (!held) return undefined;
    clearTimeout(held.timer);
    held.row.draggable = true;
    const drop = lifted?.end();
    held = undefined;
    lifted = undefined;
    return drop;
  }

  function onStart(event: TouchEvent) {
    const [touch] = event.touches;
    // A second finger is another gesture.
    letGo();
    if (!touch || event.touches.length > 1 || !(event.target instanceof Element)) return;
    const row = event.target.closest<HTMLElement>(ROW);
    if (!row || event.target.closest('button')) return;
    const at = pointOf(touch);
    // Native touch dragging would cancel the touch events halfway.
    row.draggable = false;
    held = { row, isGrip: isOnGrip(row, at), timer: setTimeout(lift, HOLD_MS), ...at };
  }

  function onMove(event: TouchEvent) {
    const [touch] = event.touches;
    if (!touch || !held) return;
    const at = pointOf(touch);
    const isStill = Math.hypot(at.x - held.x, at.y - held.y) < STILL_PX;
    if (!lifted && !isStill && held.isGrip) lift();
    if (lifted || held.isGrip) event.preventDefault();
    else if (!isStill) letGo();
    lifted?.follow(at);
  }

  function onEnd(event: TouchEvent) {
    // A drop must not also count as a press.
    if (lifted) event.preventDefault();
    const drop = letGo();
    if (drop) onDrop(drop);
  }

  const watching = new AbortController();
  const { signal } = watching;
  board.addEventListener('touchstart', onStart, { signal, passive: true });
  // Not passive: a lifted card must not scroll the page.
  board.addEventListener('touchmove', onMove, { signal, passive: false });
  board.addEventListener('touchend', onEnd, { signal });
  board.addEventListener('touchcancel', () => void letGo(), { signal });
  board.addEventListener('contextmenu', (event) => held && event.preventDefault(), { signal });
  signal.addEventListener('abort', () => void letGo());
  return () => watching.abort();
}
