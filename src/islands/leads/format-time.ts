/** Formats a calendar day without time zone as "21 nov 2026". */
export const dayText = (day: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00.000Z`),
  );

/** Formats a time as "21 nov 2026, 9:30" in the given time zone. */
export const momentText = (iso: string, tag: string, timeZone: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso));

export const momentDay = (iso: string, tag: string, timeZone: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone }).format(new Date(iso));

/** Formats a time briefly for a list: the hour if today, the day if this year. */
export function briefMoment(iso: string, now: Date, tag: string, timeZone: string): string {
  const at = new Date(iso);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const [then, today] = [day.format(at), day.format(now)];
  const parts: Intl.DateTimeFormatOptions =
    then === today
      ? { timeStyle: 'short' }
      : then.slice(0, 4) === today.slice(0, 4)
        ? { day: 'numeric', month: 'short' }
        : { dateStyle: 'medium' };
  return new Intl.DateTimeFormat(tag, { ...parts, timeZone }).format(at);
}

/** Formats `2026-11` as "noviembre de 2026". */
export const monthText = (month: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00.000Z`),
  );

export const percentText = (share: number, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }).format(share);
