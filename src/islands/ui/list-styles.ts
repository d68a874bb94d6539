/** A screen with tools above its content, which begins at one distance from them on every screen. */
export const TOOLS_SCREEN = 'grid grid-cols-[minmax(0,1fr)] gap-tools';

/** The tools of a list; on a phone they are signs beside the search, in one row. */
export const LIST_TOOLS = 'relative flex flex-wrap items-center gap-2';

/** The number of rows, on a phone a line at their head. The tools must not move when the exact number comes. */
export const LIST_COUNT =
  'text-sm text-ink-soft max-sm:order-last max-sm:basis-full max-sm:text-xs max-sm:leading-4 sm:max-xl:grow sm:max-xl:basis-20 sm:max-xl:leading-tight';

/** A list that loads says so on a phone in the place of the search's sign, where it moves nothing. */
export const LIST_SPINNER = 'size-5 max-sm:absolute max-sm:top-3 max-sm:left-2.75 max-sm:bg-surface';

/** Rows of a list, which a phone shows in one panel (styles/list-rows.css). */
export const ROWS = 'list-rows sm:divide-y sm:divide-line rounded-panel border border-line bg-surface';
