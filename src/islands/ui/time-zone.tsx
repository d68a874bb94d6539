import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { DEFAULT_TIME_ZONE } from '#shared/time-zone.ts';
import { browserTimeZone, rememberTimeZone } from '../remember-time-zone.ts';

const TimeZoneContext = createContext(DEFAULT_TIME_ZONE);

/** Whose days and hours are shown. */
export const useTimeZone = (): string => use(TimeZoneContext);

const never = () => () => undefined;

/**
 * The server renders in the time zone that it was told by cookie, which signing in has set; a browser that stands in another
 * one by now goes on in its own, and tells the server for the next page.
 */
export function TimeZoneProvider({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const own = useSyncExternalStore(never, browserTimeZone, () => timeZone);
  useEffect(() => {
    if (own !== timeZone) rememberTimeZone();
  }, [own, timeZone]);
  return <TimeZoneContext value={own}>{children}</TimeZoneContext>;
}
