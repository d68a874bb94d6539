import { addDays, momentOf, wallTime } from '#shared/dates/days.ts';

export type Quiet = { from: number; to: number };

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/**
 * Returns when the quiet hours that it is in are over; undefined outside of them. They may go over midnight: from 22 to 8.
 * The same hour twice is no quiet at all.
 */
export function quietUntil(now: Date, { from, to }: Quiet, timeZone: string): Date | undefined {
  if (from === to) return undefined;
  const { day, time } = wallTime(now, timeZone);
  const isLate = time >= clock(from);
  const isEarly = time < clock(to);
  const isQuiet = from < to ? isLate && isEarly : isLate || isEarly;
  if (!isQuiet) return undefined;
  return momentOf(from > to && isLate ? addDays(day, 1) : day, clock(to), timeZone);
}
