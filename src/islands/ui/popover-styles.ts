/** The popover of a Select or Menu. */
export const POPOVER =
  'rounded-panel bg-overlay shadow-floating outline-none data-entering:animate-[drop_var(--quick)_var(--settle)]';

/** Needs a colour: `text-ink`, or that of the entry's tone. */
export const LIST_ITEM =
  'flex min-h-control cursor-default items-center gap-2.5 rounded-control px-3 py-2 text-sm leading-snug ' +
  'no-underline outline-none data-focused:bg-accent-soft data-disabled:opacity-45 data-selected:font-medium';
