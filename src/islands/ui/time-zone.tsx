import { createContext, use, type ReactNode } from 'react';
import { DEFAULT_TIME_ZONE } from '#shared/dates/time-zone.ts';

const TimeZoneContext = createContext(DEFAULT_TIME_ZONE);

export const useTimeZone = (): string => use(TimeZoneContext);

/**
 * The time zone in which the server has rendered the whole page. It is the browser's own: a page that was rendered in
 * another one loads again before it is seen (layouts/scripts/clock.ts).
 */
export function TimeZoneProvider({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  return <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>;
}
