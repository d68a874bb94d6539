const DAY_MS = 86_400_000;

/** Accepts years of plausible dates: others are typos, or beyond the range of Date. */
export const isYear = (year: number): boolean => year >= 1900 && year <= 2999;

/** Returns whether the calendar day exists: `2027-02-29` does not. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || !isYear(Number(value.slice(0, 4)))) return false;
  const at = new Date(`${value}T00:00:00.000Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Whole days from one calendar day to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export const weekStart = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00.000Z`).getUTCDay() + 6) % 7));

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Memoised: creating a formatter costs more than all its uses, and lists format every row. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(timeZone, made);
  return made;
}

/** Returns local date and time in a time zone: `{ day: '2027-01-31', time: '09:30' }`. */
export function wallTime(at: Date, timeZone: string): { day: string; time: string } {
  // As text, "2027-01-31, 09:30": its parts one by one take three times as long.
  const [day = '', time = ''] = clockOf(timeZone).format(at).split(', ');
  return { day: day.padStart(10, '0'), time };
}

/**
 * Converts a local time in a time zone to an instant. A time that a DST change skips becomes the hour after it; of a
 * time that occurs twice, the first counts.
 */
export function momentOf(day: string, time: string, timeZone: string): Date {
  const asIfUtc = Date.parse(`${day}T${time}:00.000Z`);
  const shownAt = (at: number): number => {
    const shown = wallTime(new Date(at), timeZone);
    return Date.parse(`${shown.day}T${shown.time}:00.000Z`);
  };
  // Clocks change at most once in two days, so the offset before or after is that of the moment.
  const offsets = [-DAY_MS, DAY_MS].map((apart) => shownAt(asIfUtc + apart) - (asIfUtc + apart));
  const moments = offsets.map((offset) => asIfUtc - offset);
  const shown = moments.filter((at) => shownAt(at) === asIfUtc);
  return new Date(shown.length > 0 ? Math.min(...shown) : Math.max(...moments));
}

/** Returns start and end of a day as ISO times, as in rows; `end` is the start of the next day. */
export function dayBounds(day: string, timeZone: string): { start: string; end: string } {
  return {
    start: momentOf(day, '00:00', timeZone).toISOString(),
    end: momentOf(addDays(day, 1), '00:00', timeZone).toISOString(),
  };
}
