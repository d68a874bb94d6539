import { isDay, momentOf, wallTime } from '#shared/dates/days.ts';

/** Splits a time into the values of two form fields, in local time. */
export const momentValues = (iso: string | null, timeZone: string): { day: string; time: string } =>
  iso === null ? { day: '', time: '' } : wallTime(new Date(iso), timeZone);

/** The hour and minute of what was typed, "9" or "9.30" or "0930"; anything else as it is. */
function clockTime(typed: string): string {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.h]?(\d\d))?\s*h?$/i.exec(typed.trim()) ?? [];
  return hours === undefined ? typed : `${hours.padStart(2, '0')}:${minutes}`;
}

/** Joins the two fields to a time; unreadable input is sent as it is, for the server to report. */
export function momentBody(day = '', time = '', timeZone: string): string | null {
  if (day === '') return null;
  const clock = clockTime(time);
  const isRead = isDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(clock);
  return isRead ? momentOf(day, clock, timeZone).toISOString() : `${day} ${clock}`;
}
