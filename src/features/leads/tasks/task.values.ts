export const RECURRENCES = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type Recurrence = (typeof RECURRENCES)[number];

/** `today`: due or with a reminder until midnight, overdue ones included. */
export const TASK_STATES = ['today', 'overdue', 'upcoming', 'undated', 'open', 'done'] as const;
export type TaskState = (typeof TASK_STATES)[number];

export const TASK_SORTS = ['dueAt', '-dueAt', 'createdAt', '-createdAt', '-doneAt'] as const;

export const END_OF_DAY = '23:59';
