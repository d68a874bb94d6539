/** What dates are shown in where nobody has said otherwise, and in letters and documents: the provider's own. */
export const DEFAULT_ZONE = 'Europe/Madrid';

/** What the browser tells the server of where it is. */
export const ZONE_COOKIE = 'tz';

/** Zones that Intl knows; everything else comes from a cookie or a query that somebody wrote by hand. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const zoneOf = (told: string | undefined): string =>
  told !== undefined && isTimeZone(told) ? told : DEFAULT_ZONE;
