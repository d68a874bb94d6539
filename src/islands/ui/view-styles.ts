/** Two views of one list: a phone offers the other one. */
export const VIEW_SWITCH = 'flex rounded-control border border-line-strong bg-surface';
export const VIEW_CHOICE =
  'grid h-[calc(var(--control)-2px)] w-control place-items-center text-ink-soft transition-colors duration-quick first:rounded-l-control last:rounded-r-control hover:text-ink aria-current:bg-accent-soft aria-current:text-accent-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-ink max-sm:w-[calc(var(--control)-2px)] max-sm:rounded-control! max-sm:aria-current:hidden';
