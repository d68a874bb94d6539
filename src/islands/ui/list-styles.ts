/** A screen with tools above its content, which begins at one distance from them on every screen. */
export const TOOLS_SCREEN = 'grid grid-cols-[minmax(0,1fr)] gap-tools';

/** The tools of a list: on a phone, with the list's gap below, two rows of them are 96 px high. */
export const LIST_TOOLS = 'relative flex flex-wrap items-center gap-2 max-sm:gap-y-px';

/** The number of rows, on a phone in the second row of tools. They must not move when the exact number comes. */
export const LIST_COUNT =
  'text-sm text-ink-soft max-sm:grow max-sm:basis-[calc(100%-13rem)] max-sm:text-xs sm:max-xl:grow sm:max-xl:basis-36 sm:max-xl:leading-tight';
