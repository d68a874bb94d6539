import { createContext, use, useEffect, useState, type ReactNode } from 'react';

const MINUTE_MS = 60_000;
const NowContext = createContext(new Date(0));

/** Returns the current time, updated every minute. */
export const useNow = (): Date => use(NowContext);

/**
 * Starts with the server's rendering time, for hydration, then follows the clock, so that tasks become overdue while
 * the page is open.
 */
export function NowProvider({ now: rendered, children }: { now: string; children: ReactNode }) {
  const [now, setNow] = useState(() => new Date(rendered));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return <NowContext value={now}>{children}</NowContext>;
}
