import { createContext, use, useEffect, useState, type ReactNode } from 'react';

const MINUTE_MS = 60_000;
const NowContext = createContext(new Date(0));

/** The present, to the minute. */
export const useNow = (): Date => use(NowContext);

/**
 * Begins with the moment that the server rendered, as hydration wants it, and goes on: what is due while the page
 * stands open becomes late before the reader's eyes.
 */
export function NowProvider({ now: rendered, children }: { now: string; children: ReactNode }) {
  const [now, setNow] = useState(() => new Date(rendered));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return <NowContext value={now}>{children}</NowContext>;
}
