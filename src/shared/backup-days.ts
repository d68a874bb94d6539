const DAY_MS = 86_400_000;

const dayNumber = (at: string | Date): number => Math.floor(new Date(at).getTime() / DAY_MS);

/** Whole days (of UTC) that have passed without success, the day of the first failure included. */
export const missedDays = (failingSince: string, now: Date): number =>
  Math.max(0, dayNumber(now) - dayNumber(failingSince));

/** Whole days between the last success and today that have none. Today is not over, and does not count. */
export const daysWithout = (doneAt: string, now: Date): number =>
  Math.max(0, dayNumber(now) - dayNumber(doneAt) - 1);
