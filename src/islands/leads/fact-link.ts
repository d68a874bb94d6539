/** A link among facts: keeps the line height, but has a 44 px touch target. */
export const FACT_LINK =
  'inline-block touch-target text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current';
