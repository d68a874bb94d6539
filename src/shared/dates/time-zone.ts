/** Time zone of dates without another choice, and in emails and documents: the provider's own. */
export const DEFAULT_TIME_ZONE = 'Europe/Madrid';

export const TIME_ZONE_COOKIE = 'tz';

/** Zones that Intl has known: few, and to ask it takes longer than the rest of a cookie. */
const known = new Set<string>();

/** Returns whether Intl knows the time zone; cookies and queries may contain anything. */
export function isTimeZone(timeZone: string): boolean {
  if (known.has(timeZone)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    return false;
  }
  known.add(timeZone);
  return true;
}

export const timeZoneOf = (told: string | undefined): string =>
  told !== undefined && isTimeZone(told) ? told : DEFAULT_TIME_ZONE;
