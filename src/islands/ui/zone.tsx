import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { DEFAULT_ZONE } from '#shared/zone.ts';
import { browserZone, rememberZone } from '../remember-zone.ts';

const ZoneContext = createContext(DEFAULT_ZONE);

/** Whose days and hours are shown. */
export const useZone = (): string => use(ZoneContext);

const never = () => () => undefined;

/**
 * The server renders in the zone that it was told by cookie, which signing in has set; a browser that stands in another
 * one by now goes on in its own, and tells the server for the next page.
 */
export function ZoneProvider({ zone, children }: { zone: string; children: ReactNode }) {
  const own = useSyncExternalStore(never, browserZone, () => zone);
  useEffect(() => {
    if (own !== zone) rememberZone();
  }, [own, zone]);
  return <ZoneContext value={own}>{children}</ZoneContext>;
}
