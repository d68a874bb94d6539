import { TIME_ZONE_COOKIE } from '#shared/time-zone.ts';

const YEAR_SECONDS = 31_536_000;

export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Stores the browser's time zone at sign-in, so that the first page after it uses it. */
export function rememberTimeZone(): void {
  document.cookie = `${TIME_ZONE_COOKIE}=${encodeURIComponent(browserTimeZone())}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
