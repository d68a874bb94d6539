const MINUTE_MS = 60_000;

/** Whether a use is to be written: at most once a minute, so that reading does not become writing. */
export const isNewUse = (lastUsedAt: string | null, now: Date): boolean =>
  lastUsedAt === null || Math.abs(now.getTime() - Date.parse(lastUsedAt)) >= MINUTE_MS;
