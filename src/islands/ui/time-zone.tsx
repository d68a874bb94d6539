import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { DEFAULT_TIME_ZONE } from '#shared/time-zone.ts';
import { browserTimeZone, rememberTimeZone } from '../remember-time-zone.ts';

const TimeZoneContext = createContext(DEFAULT_TIME_ZONE);

export const useTimeZone = (): string => use(TimeZoneContext);

const never = () => () => undefined;

/**
 * The server renders in the time zone of a cookie that sign-in sets. A browser that is in another one by now switches
 * to it, and updates the cookie for the next page.
 */
export function TimeZoneProvider({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const own = useSyncExternalStore(never, browserTimeZone, () => timeZone);
  useEffect(() => {
    if (own !== timeZone) rememberTimeZone();
  }, [own, timeZone]);
  return <TimeZoneContext value={own}>{children}</TimeZoneContext>;
}
