import { cardAt, nearest, scrollSpeed, type Span } from './touch-place.ts';

export type TouchDrop = { id: number; stage: string; afterId: number | null };

export type Point = { x: number; y: number };

export const ROW = '[role="row"][data-key]';

const across = (element: Element): Span => {
  const { left, right } = element.getBoundingClientRect();
  return { from: left, to: right };
};
const down = (element: Element): Span => {
  const { top, bottom } = element.getBoundingClientRect();
  return { from: top, to: bottom };
};
const common = (one: Span, other: Span): Span => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});

/** The image under the finger, hidden from assistive technology. */
function pictureOf(row: HTMLElement): HTMLElement {
  const { left, top, width } = row.getBoundingClientRect();
  const picture = document.importNode(row, true);
  for (const element of [picture, ...picture.querySelectorAll('*')])
    for (const name of ['id', 'role', 'data-key', 'data-lifted']) element.removeAttribute(name);
  picture.ariaHidden = 'true';
  picture.inert = true;
  picture.dataset['touchPicture'] = '';
  picture.classList.add('fixed', 'z-50', 'pointer-events-none', 'shadow-floating');
  Object.assign(picture.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
  return picture;
}

/** Marks the place of the drop. */
function lineOfPlace(): HTMLElement {
  const line = document.createElement('div');
  line.className = 'pointer-events-none fixed z-40 h-1 rounded-full bg-accent';
  return line;
}

/** A card lifted by touch. Only some phones support native touch dragging. */
export class Lifted {
  readonly #board: HTMLElement;
  readonly #row: HTMLElement;
  readonly #start: Point;
  readonly #onGone: () => void;
  readonly #picture: HTMLElement;
  readonly #line = lineOfPlace();
  #at: Point;
  #frame = 0;
  #column: HTMLElement | undefined;
  #afterId: number | null = null;

  constructor(board: HTMLElement, row: HTMLElement, start: Point, onGone: () => void) {
    this.#board = board;
    this.#row = row;
    this.#start = start;
    this.#at = start;
    this.#onGone = onGone;
    this.#picture = pictureOf(row);
    document.body.append(this.#picture, this.#line);
    row.dataset['lifted'] = '';
    // Otherwise each scroll step snaps back to the previous column.
    board.style.scrollSnapType = 'none';
    this.#step();
  }

  follow(at: Point): void {
    this.#at = at;
    this.#picture.style.transform = `translate(${at.x - this.#start.x}px, ${at.y - this.#start.y}px)`;
    this.#find();
  }

  /** Puts the card down and returns the drop. */
  end(): TouchDrop | undefined {
    cancelAnimationFrame(this.#frame);
    this.#picture.remove();
    this.#line.remove();
    this.#column?.removeAttribute('data-under-finger');
    delete this.#row.dataset['lifted'];
    this.#board.style.scrollSnapType = '';
    const stage = this.#column?.dataset['stage'];
    return stage === undefined
      ? undefined
      : { id: Number(this.#row.dataset['key']), stage, afterId: this.#afterId };
  }

  /** Scrolls near the edges of the board, a column and the screen. */
  #step = (): void => {
    // The card was deleted elsewhere meanwhile, and its touch events with it.
    if (!this.#row.isConnected) return this.#onGone();
    this.#frame = requestAnimationFrame(this.#step);
    const { x, y } = this.#at;
    const screen = { from: 0, to: innerHeight };
    this.#board.scrollLeft += scrollSpeed(common(across(this.#board), { from: 0, to: innerWidth }), x);
    const list = this.#column?.querySelector('[role="grid"]');
    if (list) list.scrollTop += scrollSpeed(common(down(list), screen), y);
    scrollBy({ top: scrollSpeed(screen, y), behavior: 'instant' });
    this.#find();
  };

  #find(): void {
    const { x, y } = this.#at;
    const columns = [...this.#board.querySelectorAll<HTMLElement>('[data-stage]')];
    const column = nearest(
      columns.map((element) => ({ element, ...across(element) })),
      x,
    )?.element;
    if (column !== this.#column) {
      this.#column?.removeAttribute('data-under-finger');
      column?.setAttribute('data-under-finger', '');
      this.#column = column;
    }
    const list = column?.querySelector('[role="grid"]');
    if (!list) return;
    const cards = [...list.querySelectorAll<HTMLElement>(ROW)]
      .filter((row) => row !== this.#row)
      .map((row) => ({ id: Number(row.dataset['key']), ...down(row) }));
    const above = cardAt(cards, y);
    this.#afterId = above?.id ?? null;
    const shown = down(list);
    const top = above ? above.to + 2 : (cards[0]?.from ?? shown.from + 8) - 6;
    const { from, to } = across(list);
    Object.assign(this.#line.style, {
      left: `${from + 8}px`,
      width: `${to - from - 16}px`,
      top: `${Math.max(shown.from, Math.min(shown.to - 4, top))}px`,
    });
  }
}
