import { ZONE_COOKIE } from '#shared/zone.ts';

const YEAR_SECONDS = 31_536_000;

export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whoever signs in tells where their days begin and end, so that the first page after it knows already. */
export function rememberZone(): void {
  document.cookie = `${ZONE_COOKIE}=${encodeURIComponent(browserZone())}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
