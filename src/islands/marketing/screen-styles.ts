/** A screen is one column with equal gaps. */
export const STACK = 'grid grid-cols-[minmax(0,1fr)] gap-4';

/** Three columns at most, and no card narrower than 15 rem: of the page, or of its working column. */
export const CARD_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(15rem,30%)),1fr))] gap-4';

/** The same for cards whose words need 19 rem: two beside a column of facts. */
export const WIDE_CARD_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(19rem,30%)),1fr))] gap-4';

export const PANEL = 'rounded-panel border border-line bg-surface p-4 sm:p-5';

export const TEXT_LINK =
  'text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current';

/** The narrow column beside the work, which a line divides from it. */
export const BESIDE = 'grid grid-cols-[minmax(0,1fr)] content-start gap-4 border-line lg:border-l lg:pl-5';
