/** Formats "21 nov 2026, 10:30". */
export const formatDateTime = (iso: string, tag: string, timeZone: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso));

/** Formats an ISO time in UTC as "21 nov 2026", in the given language and time zone. */
export const formatDay = (iso: string, tag: string, timeZone: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone }).format(new Date(iso));
