/** The actions on many records at once; `restore` undoes `delete`. */
export const BULK_ACTIONS = ['delete', 'restore', 'tag', 'untag'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Records per request, which is one transaction that blocks other writers. */
export const MAX_BULK = 200;

/** Ids that one job may list; larger sets are selected by a filter. */
export const MAX_JOB_IDS = 5_000;
