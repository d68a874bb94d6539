import { TIME_ZONE_COOKIE } from '#shared/time-zone.ts';

const YEAR_SECONDS = 31_536_000;

export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whoever signs in tells where their days begin and end, so that the first page after it knows already. */
export function rememberTimeZone(): void {
  document.cookie = `${TIME_ZONE_COOKIE}=${encodeURIComponent(browserTimeZone())}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
