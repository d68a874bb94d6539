/** A screen whose list is a table: its first row is near the top. */
export const TABLE_SCREEN = 'grid grid-cols-[minmax(0,1fr)] gap-1.5';

/** The number of rows. Tools in several lines must not move when the exact number comes. */
export const LIST_COUNT =
  'text-sm text-ink-soft max-sm:basis-full max-sm:text-xs sm:max-xl:grow sm:max-xl:basis-36 sm:max-xl:leading-tight';

/** The popover of a Select or Menu. */
export const POPOVER =
  'rounded-panel bg-overlay shadow-floating outline-none data-entering:animate-[drop_var(--quick)_var(--settle)]';

/** Needs a colour: `text-ink`, or that of the entry's tone. */
export const LIST_ITEM =
  'flex min-h-control cursor-default items-center gap-2.5 rounded-control px-3 py-2 text-sm leading-snug ' +
  'no-underline outline-none data-focused:bg-accent-soft data-disabled:opacity-45 data-selected:font-medium';
