/** "21 de noviembre de 2026": of an ISO time in UTC, in the reader's words. The zone is fixed so that the server's
 * rendering and the browser's agree. */
export const formatDate = (iso: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Europe/Madrid' }).format(new Date(iso));

/** "21 nov 2026, 10:30": where the hour matters. */
export const formatDateTime = (iso: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Madrid' }).format(
    new Date(iso),
  );
/** "21 nov 2026": the same where room is short. */
export const formatDay = (iso: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'Europe/Madrid' }).format(new Date(iso));
