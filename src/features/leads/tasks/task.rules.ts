import { addDays, daysBetween, momentOf, wallTime } from '#shared/dates/days.ts';
import type { Recurrence } from './task.values.ts';

const STEPS: Record<Recurrence, { days: number; months: number }> = {
  daily: { days: 1, months: 0 },
  weekly: { days: 7, months: 0 },
  monthly: { days: 0, months: 1 },
  yearly: { days: 0, months: 12 },
};

/** Returns the same day of a later month, or its last day if it is shorter. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

/**
 * Returns the next due time of a recurring task at the same local hour: the first one in the future, so that three
 * missed weeks create one task and not three.
 */
export function nextDue(dueAt: string, recurrence: Recurrence, now: Date, timeZone: string): string {
  const { day, time } = wallTime(new Date(dueAt), timeZone);
  const { days, months } = STEPS[recurrence];
  const passed = Math.max(0, now.getTime() - Date.parse(dueAt)) / 86_400_000;
  // Skips ahead: a daily task may be years late.
  for (let step = Math.max(1, Math.floor(passed / (days + months * 31))); ; step += 1) {
    const next = months > 0 ? monthsLater(day, months * step) : addDays(day, days * step);
    const at = momentOf(next, time, timeZone);
    if (at > now) return at.toISOString();
  }
}

export type DueTone = 'late' | 'today' | 'later' | 'none' | 'done';

export function dueTone(
  task: { dueAt: string | null; doneAt: string | null },
  now: Date,
  timeZone: string,
): DueTone {
  if (task.doneAt !== null) return 'done';
  if (task.dueAt === null) return 'none';
  const due = new Date(task.dueAt);
  if (due < now) return 'late';
  return wallTime(due, timeZone).day === wallTime(now, timeZone).day ? 'today' : 'later';
}

/** Returns how many days ago something was due, by the reader's calendar: 0 where that was today, or is to come. */
export const daysLate = (dueAt: string, now: Date, timeZone: string): number =>
  Math.max(0, daysBetween(wallTime(new Date(dueAt), timeZone).day, wallTime(now, timeZone).day));
