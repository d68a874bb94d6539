/** A screen whose list is a table: its first row is near the top. */
export const TABLE_SCREEN = 'grid grid-cols-[minmax(0,1fr)] gap-1 sm:gap-1.5';

/** A screen whose list is cards; on a phone they follow the tools closely, as rows do. */
export const CARD_SCREEN = 'grid grid-cols-[minmax(0,1fr)] gap-1 sm:gap-4';

/** The tools of a list: on a phone, with the list's gap below, two rows of them are 96 px high. */
export const LIST_TOOLS = 'relative flex flex-wrap items-center gap-2 max-sm:gap-y-0.5';

/** The number of rows, on a phone in the second row of tools. They must not move when the exact number comes. */
export const LIST_COUNT =
  'text-sm text-ink-soft max-sm:grow max-sm:basis-[calc(100%-13rem)] max-sm:text-xs sm:max-xl:grow sm:max-xl:basis-36 sm:max-xl:leading-tight';
