/** "21 nov 2026, 10:30": where the hour matters. */
export const formatDateTime = (iso: string, tag: string, zone: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(
    new Date(iso),
  );

/** "21 nov 2026": of an ISO time in UTC, in the reader's words and zone. */
export const formatDay = (iso: string, tag: string, zone: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: zone }).format(new Date(iso));
