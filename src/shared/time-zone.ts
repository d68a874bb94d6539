/** Time zone of dates without another choice, and in emails and documents: the provider's own. */
export const DEFAULT_TIME_ZONE = 'Europe/Madrid';

export const TIME_ZONE_COOKIE = 'tz';

/** Returns whether Intl knows the time zone; cookies and queries may contain anything. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const timeZoneOf = (told: string | undefined): string =>
  told !== undefined && isTimeZone(told) ? told : DEFAULT_TIME_ZONE;
