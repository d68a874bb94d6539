/** A suggestion below a field, with its icon on the left. */
export const HELP_ITEM =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 rounded-control bg-sunken px-3 py-2 text-sm';

export const HELP_WORDS = 'line-clamp-3 wrap-anywhere text-ink-soft';
