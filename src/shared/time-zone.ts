/** What dates are shown in where nobody has said otherwise, and in emails and documents: the provider's own. */
export const DEFAULT_TIME_ZONE = 'Europe/Madrid';

/** What the browser tells the server of where it is. */
export const TIME_ZONE_COOKIE = 'tz';

/** Zones that Intl knows; everything else comes from a cookie or a query that somebody wrote by hand. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const timeZoneOf = (told: string | undefined): string =>
  told !== undefined && isTimeZone(told) ? told : DEFAULT_TIME_ZONE;
