import { isDay, momentOf, wallTime } from '#shared/days.ts';

/** A moment in the two fields of a form, on the clocks of the reader. */
export const momentValues = (iso: string | null, timeZone: string): { day: string; time: string } =>
  iso === null ? { day: '', time: '' } : wallTime(new Date(iso), timeZone);

/** Back to the moment; what cannot be read is sent as it is, and the server says what is wrong with it. */
export function momentBody(day = '', time = '', timeZone: string): string | null {
  if (day === '') return null;
  const isRead = isDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  return isRead ? momentOf(day, time, timeZone).toISOString() : `${day} ${time}`;
}
