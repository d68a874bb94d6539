/** A screen with tools above its content, which begins at one distance from them on every screen. */
export const TOOLS_SCREEN = 'grid grid-cols-[minmax(0,1fr)] gap-tools';

/** The tools of a list; on a phone they are signs beside the search, in one row. */
export const LIST_TOOLS = 'relative flex flex-wrap items-center gap-2';

/** The number of rows, on a phone a line at their head. The tools must not move when the exact number comes. */
export const LIST_COUNT =
  'text-sm text-ink-soft max-sm:order-last max-sm:basis-full max-sm:text-xs max-sm:leading-4 sm:max-xl:grow sm:max-xl:basis-36 sm:max-xl:leading-tight';

/** A list that loads says so on a phone in the place of the search's sign, where it moves nothing. */
export const LIST_SPINNER = 'size-5 max-sm:absolute max-sm:top-3 max-sm:left-2.75 max-sm:bg-surface';

/** Two views of one list: a phone offers the other one. */
export const VIEW_SWITCH = 'flex rounded-control border border-line-strong bg-surface';
export const VIEW_CHOICE =
  'grid h-[calc(var(--control)-2px)] w-control place-items-center text-ink-soft transition-colors duration-quick first:rounded-l-control last:rounded-r-control hover:text-ink aria-current:bg-accent-soft aria-current:text-accent-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-ink max-sm:w-[calc(var(--control)-2px)] max-sm:rounded-control! max-sm:aria-current:hidden';

/** Rows of a list, which a phone shows in one panel (styles/list-rows.css). */
export const ROWS = 'list-rows sm:divide-y sm:divide-line rounded-panel border border-line bg-surface';
