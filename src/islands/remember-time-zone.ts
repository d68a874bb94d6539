import { preferenceCookie } from '#shared/preference-cookie.ts';
import { TIME_ZONE_COOKIE } from '#shared/dates/time-zone.ts';

export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Stores the browser's time zone at sign-in, so that the first page after it uses it. */
export function rememberTimeZone(): void {
  document.cookie = preferenceCookie(TIME_ZONE_COOKIE, browserTimeZone(), location.href);
}
