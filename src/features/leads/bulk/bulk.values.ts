/** What can be done to many records at once; `restore` undoes `delete`. */
export const BULK_ACTIONS = ['delete', 'restore', 'tag', 'untag'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** In one call, which is one transaction: others wait for it. */
export const MAX_BULK = 200;

/** Named one by one for a job; more than that are chosen by a filter. */
export const MAX_JOB_IDS = 5_000;
