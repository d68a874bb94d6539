import { Lifted, ROW, type Point, type TouchDrop } from './touch-lifted.ts';

/** So long a finger rests on a card before it lifts it; a shorter touch scrolls, or opens what it is on. */
const HOLD_MS = 350;
/** A finger is never quite still. */
const STILL_PX = 8;

type Held = Point & { row: HTMLElement; isGrip: boolean; timer: ReturnType<typeof setTimeout> };

const pointOf = ({ clientX, clientY }: Touch): Point => ({ x: clientX, y: clientY });

/** By its place: react-aria lets every pointer through the handle, for the browser to drag the card below it. */
function isOnGrip(row: HTMLElement, { x, y }: Point): boolean {
  const grip = row.querySelector('[slot="drag"]')?.getBoundingClientRect();
  return grip !== undefined && x <= grip.right && y <= grip.bottom;
}

/** Cards are lifted by resting a finger on them, or by their handle at once. Answers how to stop watching. */
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
    // A second finger means something else.
    letGo();
    if (!touch || event.touches.length > 1 || !(event.target instanceof Element)) return;
    const row = event.target.closest<HTMLElement>(ROW);
    if (!row || event.target.closest('button')) return;
    const at = pointOf(touch);
    // Where the browser drags by touch itself, it would take the finger away in the middle.
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
    // What was lifted is not pressed as well.
    if (lifted) event.preventDefault();
    const drop = letGo();
    if (drop) onDrop(drop);
  }

  const watching = new AbortController();
  const { signal } = watching;
  board.addEventListener('touchstart', onStart, { signal, passive: true });
  // Not passive: what is lifted must not scroll the page.
  board.addEventListener('touchmove', onMove, { signal, passive: false });
  board.addEventListener('touchend', onEnd, { signal });
  board.addEventListener('touchcancel', () => void letGo(), { signal });
  board.addEventListener('contextmenu', (event) => held && event.preventDefault(), { signal });
  signal.addEventListener('abort', () => void letGo());
  return () => watching.abort();
}
