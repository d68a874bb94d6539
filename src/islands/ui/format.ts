/** "21 nov 2026, 10:30": where the hour matters. */
export const formatDateTime = (iso: string, tag: string, timeZone: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso));

/** "21 nov 2026": of an ISO time in UTC, in the reader's words and time zone. */
export const formatDay = (iso: string, tag: string, timeZone: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone }).format(new Date(iso));
