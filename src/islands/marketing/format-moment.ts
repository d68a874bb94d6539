/** "21 nov 2026, 9:05": of an ISO time in UTC; the zone is fixed so that server and browser agree. */
export const formatMoment = (iso: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Madrid' }).format(
    new Date(iso),
  );
