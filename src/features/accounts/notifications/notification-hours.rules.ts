import { wallTime } from '#shared/dates/days.ts';

export type QuietHours = { quietFrom: string | null; quietTo: string | null; timeZone: string };

/** From when on the day's digest goes out, on the reader's clock. */
export const DIGEST_FROM = '08:00';

/** Several that come within this time are one email. */
export const GATHERED_MS = 5 * 60_000;

/** Whether no email is wanted now; hours may go over midnight. */
export function isQuiet({ quietFrom, quietTo, timeZone }: QuietHours, now: Date): boolean {
  if (quietFrom === null || quietTo === null) return false;
  const { time } = wallTime(now, timeZone);
  return quietFrom <= quietTo ? quietFrom <= time && time < quietTo : quietFrom <= time || time < quietTo;
}

/** Once a day at most, in the morning or when the quiet hours end. */
export function isDigestDue(hours: QuietHours & { digestOn: string | null }, now: Date): boolean {
  const { day, time } = wallTime(now, hours.timeZone);
  return hours.digestOn !== day && time >= DIGEST_FROM && !isQuiet(hours, now);
}
