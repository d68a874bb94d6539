export const RECURRENCES = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type Recurrence = (typeof RECURRENCES)[number];

/** `today`: what is due or reminded of until tonight, with all that is late. */
export const TASK_STATES = ['today', 'overdue', 'upcoming', 'undated', 'open', 'done'] as const;
export type TaskState = (typeof TASK_STATES)[number];

export const TASK_SORTS = ['dueAt', '-dueAt', 'createdAt', '-createdAt', '-doneAt'] as const;

/** A task of a day without an hour is due when the day ends. */
export const END_OF_DAY = '23:59';
