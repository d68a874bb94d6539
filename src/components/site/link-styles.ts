/** For paper backgrounds. */
export const TEXT_LINK =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink underline decoration-accent-ink/40 underline-offset-4 hover:decoration-current';

/** For accent backgrounds. */
export const BRIGHT_BUTTON =
  'inline-flex min-h-13 items-center justify-center rounded-control bg-saffron px-6 py-2 text-base font-semibold text-on-saffron no-underline outline-on-accent transition-opacity duration-quick hover:opacity-90';
export const LINK_ON_ACCENT =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-on-accent underline decoration-on-accent/50 underline-offset-4 outline-on-accent hover:decoration-current';
