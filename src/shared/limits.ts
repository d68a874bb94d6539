/** Longest texts accepted, in UTF-16 units; longer ones answer 422. Apart from fields.ts, which loads zod. */
export const MAX_LINE = 200;
/** What a list is searched by; a field takes no more, so that nobody types into a refusal. */
export const MAX_SEARCH = 200;
export const MAX_PARAGRAPH = 5_000;
/** One of the three texts of a report. Of 200 problems of a line each the rules write 45,000. */
export const MAX_DOCUMENT = 200_000;
