/** Longest accepted texts in UTF-16 units; longer ones return 422. Separate from fields.ts, which loads zod. */
export const MAX_LINE = 200;
/** Longest search text; inputs stop there, so that typing never causes an error. */
export const MAX_SEARCH = 200;
export const MAX_PARAGRAPH = 5_000;
/** One of the three texts of a report. For 200 problems of a line each the rules write 45,000. */
export const MAX_DOCUMENT = 200_000;

/** Pipelines of a workspace. */
export const MAX_PIPELINES = 20;
