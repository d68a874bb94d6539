/** A link among facts: the text keeps its line, the finger gets its 44 px. */
export const FACT_LINK =
  'inline-block touch-target text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current';
