type Held = { assigneeId: number | null; dueAt: string | null; doneAt: string | null };
/** Undefined: not named. */
export type TaskValues = { [Name in keyof Held]?: Held[Name] | undefined };

const NAMES = ['assigneeId', 'dueAt', 'doneAt'] as const;

/** Returns the values that would make the task another one, or nothing; one that is done already keeps its time. */
export function changesOf(task: Held, { doneAt, ...values }: TaskValues): TaskValues | undefined {
  const isDoneAlready = task.doneAt !== null && doneAt !== null;
  const wanted: TaskValues = { ...values, ...(doneAt !== undefined && !isDoneAlready && { doneAt }) };
  return NAMES.some((name) => wanted[name] !== undefined && wanted[name] !== task[name]) ? wanted : undefined;
}
