import { END_OF_DAY } from '#features/leads/tasks/task.values.ts';
import { addDays, momentOf, wallTime } from '#shared/dates/days.ts';
import type { DayAct, StartItem } from './start.schema.ts';

/** The moment and the clock of the reader. */
type Reader = { now: Date; timeZone: string };

/** When a reminder that was put off comes again. */
const MORNING = '09:00';

const PATHS = {
  task: '/api/crm/tasks',
  enquiry: '/api/crm/inbox',
  lead: '/api/marketing/leads',
} as const;
type Workable = keyof typeof PATHS;

const isWorkable = (kind: string): kind is Workable => Object.hasOwn(PATHS, kind);

const pathOf = (kind: Workable, id: number): string => `${PATHS[kind]}/${id}`;

/** How a row is done with one key; null where its page says how. */
export function doneAct({ kind, id }: StartItem, { now }: Reader): DayAct | null {
  if (!isWorkable(kind)) return null;
  const bodies = {
    task: { doneAt: now.toISOString() },
    enquiry: { status: 'read' },
    lead: { status: 'contacted' },
  };
  return { path: pathOf(kind, id), body: bodies[kind] };
}

/** How a task that is overdue, today's or reminds of itself is put off till tomorrow, at the hour that it has. */
export function putOffAct({ kind, id, state, at }: StartItem, { now, timeZone }: Reader): DayAct | null {
  if (kind !== 'task' || (state !== 'overdue' && state !== 'today')) return null;
  const { day } = wallTime(now, timeZone);
  const tomorrow = addDays(day, 1);
  const due = at === null ? undefined : wallTime(new Date(at), timeZone);
  // Of a task that is due later, its reminder is put off.
  const body =
    due === undefined || due.day > day
      ? { remindAt: momentOf(tomorrow, MORNING, timeZone).toISOString() }
      : { dueAt: momentOf(tomorrow, due.time || END_OF_DAY, timeZone).toISOString(), remindAt: null };
  return { path: pathOf('task', id), body };
}
