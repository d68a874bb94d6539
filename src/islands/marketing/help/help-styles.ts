/** One thing to mend below a field, with its symbol at the left. */
export const HELP_ITEM =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 rounded-control bg-sunken px-3 py-2 text-sm';

/** Words of the text or the brief that are meant. */
export const HELP_WORDS = 'line-clamp-3 wrap-anywhere text-ink-soft';
