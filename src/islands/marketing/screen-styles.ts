/** A screen is one column with equal gaps. */
export const STACK = 'grid grid-cols-[minmax(0,1fr)] gap-4';

export const CARD_GRID =
  'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[repeat(2,minmax(0,1fr))] xl:grid-cols-[repeat(3,minmax(0,1fr))]';

export const PANEL = 'rounded-panel border border-line bg-surface p-4 sm:p-5';

export const TEXT_LINK =
  'text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current';
