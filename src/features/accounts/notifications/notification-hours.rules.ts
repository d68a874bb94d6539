export type QuietHours = { quietFrom: string | null; quietTo: string | null; timeZone: string };

/** From when on the day's digest goes out, on the reader's clock. */
export const DIGEST_FROM = '08:00';

/** Several that come within this time are one email. */
export const GATHERED_MS = 5 * 60_000;

/** Day and time on the clock of a time zone, `2027-01-31` and `07:45`. */
export function clockIn(timeZone: string, now: Date): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** Whether no email is wanted now; hours may go over midnight. */
export function isQuiet({ quietFrom, quietTo, timeZone }: QuietHours, now: Date): boolean {
  if (quietFrom === null || quietTo === null) return false;
  const { time } = clockIn(timeZone, now);
  return quietFrom <= quietTo ? quietFrom <= time && time < quietTo : quietFrom <= time || time < quietTo;
}

/** Once a day at most, in the morning or when the quiet hours end. */
export function isDigestDue(hours: QuietHours & { digestOn: string | null }, now: Date): boolean {
  const { day, time } = clockIn(hours.timeZone, now);
  return hours.digestOn !== day && time >= DIGEST_FROM && !isQuiet(hours, now);
}
