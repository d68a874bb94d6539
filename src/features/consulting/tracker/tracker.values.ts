/** Stages of an action of a report after it was handed over. */
export const ACTION_STATUSES = ['todo', 'doing', 'done', 'dropped'] as const;
export type ActionStatus = (typeof ACTION_STATUSES)[number];

/** Largest reading of a KPI, either way. */
export const MOST_READING = 1_000_000_000;
/** Readings of one action: ten years of weeks. */
export const MOST_READINGS = 520;
