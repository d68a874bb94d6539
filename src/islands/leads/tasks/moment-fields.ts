import { isDay, momentOf, wallTime } from '#shared/dates/days.ts';

/** Splits a time into the values of two form fields, in local time. */
export const momentValues = (iso: string | null, timeZone: string): { day: string; time: string } =>
  iso === null ? { day: '', time: '' } : wallTime(new Date(iso), timeZone);

/** Joins the two fields to a time; unreadable input is sent as it is, for the server to report. */
export function momentBody(day = '', time = '', timeZone: string): string | null {
  if (day === '') return null;
  const isRead = isDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  return isRead ? momentOf(day, time, timeZone).toISOString() : `${day} ${time}`;
}
