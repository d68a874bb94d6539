import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { DEFAULT_ZONE, ZONE_COOKIE } from '#features/leads/day.rules.ts';

const YEAR_SECONDS = 31_536_000;

const ZoneContext = createContext(DEFAULT_ZONE);

/** Whose days and hours are shown. */
export const useZone = (): string => use(ZoneContext);

const never = () => () => undefined;
const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The server renders in the zone that it was told by cookie, the provider's own on a first visit; the browser goes on
 * in the one that it stands in, and tells the server for the next page.
 */
export function ZoneProvider({ zone, children }: { zone: string; children: ReactNode }) {
  const own = useSyncExternalStore(never, browserZone, () => zone);
  useEffect(() => {
    if (own !== zone)
      document.cookie = `${ZONE_COOKIE}=${encodeURIComponent(own)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  }, [own, zone]);
  return <ZoneContext value={own}>{children}</ZoneContext>;
}
